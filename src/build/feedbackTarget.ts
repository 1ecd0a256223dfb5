import { localReceiver, settings } from '../settings';

const NEEDED =
  'A release needs FEEDBACK_ENDPOINT and FEEDBACK_ACCESS_KEY: see "Feedback" in README.md.';

/**
 * What whoever makes a release must know of where its feedback goes; undefined where all is set.
 * Throws where the address of the form service is none.
 */
export function feedbackWarning(): string | undefined {
  const { endpoint, accessKey } = settings.feedback;
  if (absolute(endpoint) === absolute(localReceiver.path)) {
    return (
      'Feedback goes to the local receiver, which runs beside `npm start` and `npm run preview` ' +
      `only: a visitor's message would reach nobody. ${NEEDED}`
    );
  }
  if (accessKey === localReceiver.accessKey) {
    return `Feedback goes to ${endpoint} with the key of the local receiver. ${NEEDED}`;
  }
  return undefined;
}

/** As the browser will read it. An address without its scheme would be a page of the site. */
function absolute(endpoint: string): string {
  if (!/^(?:https?:\/)?\//.test(endpoint) || !URL.canParse(endpoint, settings.siteUrl)) {
    throw new Error(
      `FEEDBACK_ENDPOINT must be an address like https://api.example.org/submit, not ${endpoint}`,
    );
  }
  return new URL(endpoint, settings.siteUrl).href;
}

import { localReceiver, settings } from '../settings';

/** What whoever makes a release must know of where its feedback goes; undefined where all is set. */
export function feedbackWarning(): string | undefined {
  const { endpoint, accessKey } = settings.feedback;
  const both =
    'A release needs FEEDBACK_ENDPOINT and FEEDBACK_ACCESS_KEY: see "Feedback" in README.md.';
  if (endpoint === localReceiver.path) {
    return (
      'Feedback goes to the local receiver, which runs beside `npm start` and `npm run preview` ' +
      `only: a visitor's message would reach nobody. ${both}`
    );
  }
  if (accessKey === localReceiver.accessKey) {
    return `Feedback goes to ${endpoint} with the key of the local receiver. ${both}`;
  }
  return undefined;
}

import type { scriptedEnv } from './scriptedEnv';

/** All that could give a secret away: markup with attributes, title, address, history, storage, sounds and speech. */
export function givenAway(env: ReturnType<typeof scriptedEnv>) {
  return JSON.stringify([
    document.documentElement.outerHTML,
    document.title,
    window.location.href,
    window.history.length,
    JSON.stringify(window.history.state),
    env.localStorage.entries,
    env.sessionStorage.entries,
    env.play.mock.calls,
    env.say.mock.calls,
    document.activeElement?.outerHTML,
  ]);
}

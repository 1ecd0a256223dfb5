import type { Env } from '../../app/env';

/** Also read by `bootstrap.js`, before the first paint: change both together. */
const KEY = 'bbh_tools_alert_dismissed';

/** Whether the announcement was closed in this session of the browser. */
export const wasDismissed = ({ sessionStore }: Env) => sessionStore.get(KEY) === 'true';

export const rememberDismissal = ({ sessionStore }: Env) => sessionStore.set(KEY, 'true');

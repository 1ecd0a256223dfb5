import { FIRST_DAY, indianDay } from '../games/shared/indianDay';
import type { Env } from '../platform/env';
import { LAST_DAY } from './persisted';

/** The Indian day by the phone's clock. Whatever that says, it is a day that can be stored and sent. */
export const today = ({ now }: Pick<Env, 'now'>): number =>
  Math.min(LAST_DAY, Math.max(FIRST_DAY, indianDay(now())));

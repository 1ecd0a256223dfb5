import { Drawing } from '../../kit/Drawing';
import palette from '../../kit/palette.module.css';
import callerSprite from './caller.svg';
import flyers from './flyers.svg';
import type { Name } from './names';
import { canFly } from './names';
import sitters from './sitters.svg';
import styles from './Things.module.css';

/** What was called. */
export const Thing = ({ name }: { name: Name }) => (
  <Drawing
    sprite={canFly(name) ? flyers : sitters}
    symbol={name}
    className={`${palette.palette} ${styles.thing}`}
  />
);

/** At rest, calling, and calling with his finger up. */
export const Caller = ({ pose }: { pose: 'rest' | 'down' | 'up' }) => (
  <Drawing sprite={callerSprite} symbol={pose} className={`${palette.palette} ${styles.caller}`} />
);

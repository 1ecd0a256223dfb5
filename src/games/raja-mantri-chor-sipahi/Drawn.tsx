import { Drawing } from '../../kit/Drawing';
import palette from '../../kit/palette.module.css';
import sprite from './chits.svg';
import styles from './Drawn.module.css';
import type { Role } from './rules';

/** A drawing: the role on an open chit, a folded chit, the empty place of a chit, or the crown of the winner. */
export const Drawn = ({ symbol }: { symbol: Role | 'folded' | 'empty' | 'crown' }) => (
  <Drawing
    sprite={sprite}
    symbol={symbol}
    viewBox={viewBoxOf(symbol)}
    className={`${palette.palette} ${styles.drawn}`}
  />
);

const viewBoxOf = (symbol: string) => (symbol === 'crown' ? '0 0 96 64' : '0 0 96 96');

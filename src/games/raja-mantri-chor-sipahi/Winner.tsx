import { useAppSelector } from '../../state/hooks';
import { labels } from './content';
import { Drawn } from './Drawn';
import { VERDICT_ID } from './ids';
import { NameList } from './NameList';
import { totalsOf, winnersOf } from './rules';
import { selectGame } from './slice';
import styles from './Winner.module.css';

/** Whose head the paper crown is on, or whose heads: several may have as many points. */
export function Winner() {
  const { rounds, guesser } = useAppSelector(selectGame);
  const totals = totalsOf(rounds, guesser);
  const winners = winnersOf(totals);
  return (
    <div className={styles.winner}>
      <Drawn symbol="crown" />
      <h2 id={VERDICT_ID} tabIndex={-1}>
        <NameList players={winners} /> {labels.crowned}
      </h2>
      <p>{`${Math.max(...totals)} ${labels.points}`}</p>
    </div>
  );
}

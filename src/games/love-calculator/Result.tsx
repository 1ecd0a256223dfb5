import type { CSSProperties } from 'react';
import { Fragment, useState } from 'react';
import { Card } from '../../kit/Card';
import { ProgressBar } from '../../kit/ProgressBar';
import { Stamp } from '../../kit/Stamp';
import { List, UserText } from '../../kit/text';
import { useAppSelector } from '../../state/hooks';
import { ShareSlot } from '../shared/ShareSlot';
import { labels, modes, verdictFor } from './content';
import { LastPage } from './LastPage';
import styles from './Result.module.css';
import type { Mode } from './rules';
import {
  selectFirstName,
  selectFlames,
  selectIsSameName,
  selectMode,
  selectResult,
  selectSecondName,
  selectSteps,
} from './slice';

const loadShare = () => import(/* webpackChunkName: "love-calculator-later" */ './share');

/**
 * Shows a placeholder before the first result. A result has the stamp, the verdict, the progress bar, the steps of the
 * calculation, and FLAMES. The keys remount all these parts with each calculation, to animate and announce them again.
 * The `status` element is not remounted, because screen readers announce only changes inside an existing live region.
 */
export function Result() {
  const result = useAppSelector(selectResult);
  const mode = useAppSelector(selectMode);
  const flames = useAppSelector(selectFlames);
  const calculation = useCalculation();

  if (result === null) {
    return (
      <Card heading={labels.result}>
        <div role="status" className={styles.verdict} />
        <p className={styles.empty}>
          <span>{modes[mode].empty}</span>
        </p>
      </Card>
    );
  }
  return (
    <Card heading={labels.result}>
      <div role="status" className={styles.verdict}>
        <Fragment key={calculation}>
          <Stamp figure={`${result}%`} word={modes[mode].label} />
          <Verdict mode={mode} result={result} />
        </Fragment>
      </div>
      <ProgressBar key={`progress-${calculation}`} label={labels.result} percent={result} />
      <ShareSlot load={loadShare} attempt={calculation} />
      <Working key={`working-${calculation}`} />
      {flames && <LastPage key={`flames-${calculation}`} flames={flames} />}
    </Card>
  );
}

function Verdict({ mode, result }: { mode: Mode; result: number }) {
  const isSameName = useAppSelector(selectIsSameName);
  return <p className={styles.words}>{verdictFor(mode, result, isSameName)}</p>;
}

/** Returns a number that grows with each calculation. Each calculation stores a new array, even if steps are equal. */
function useCalculation(): number {
  const steps = useAppSelector(selectSteps);
  const [latest, setLatest] = useState({ steps, count: 0 });
  if (latest.steps !== steps) setLatest({ steps, count: latest.count + 1 });
  return latest.count;
}

/** Shows the calculation as children write it, with one centred line for each step. */
function Working() {
  const firstName = useAppSelector(selectFirstName);
  const secondName = useAppSelector(selectSecondName);
  const mode = useAppSelector(selectMode);
  const steps = useAppSelector(selectSteps);
  // The stylesheet divides a fixed animation time by `--rows`, the number of lines.
  const rows = { '--rows': steps.length } as CSSProperties;
  return (
    <div className={styles.working}>
      <p className={styles.note}>{modes[mode].stepsNote}</p>
      <p className={styles.sum}>
        <UserText>{firstName}</UserText> <span className={styles.word}>{mode}</span>{' '}
        <UserText>{secondName}</UserText>
      </p>
      <List ordered style={rows} aria-label={labels.steps}>
        {steps.map((line, row) => (
          <Line key={line.join()} numbers={line} row={row} />
        ))}
      </List>
    </div>
  );
}

function Line({ numbers, row }: { numbers: number[]; row: number }) {
  const order = { '--row': row } as CSSProperties;
  return (
    <li className={styles.line} style={order} data-long={numbers.length > 12 || undefined}>
      {numbers.map((number, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a number is identified only by its position
        <span key={column}>{number}</span>
      ))}
    </li>
  );
}

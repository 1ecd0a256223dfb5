import type { CSSProperties } from 'react';
import { Fragment } from 'react';
import { Card } from '../../kit/Card';
import { List } from '../../kit/List';
import { ProgressBar } from '../../kit/ProgressBar';
import { Stamp } from '../../kit/Stamp';
import { useAppSelector } from '../../state/hooks';
import { labels, modes, verdictFor } from './content';
import styles from './Result.module.css';
import { selectFirstName, selectMode, selectResult, selectSecondName, selectSteps } from './slice';

/**
 * The card of the verdict: an invitation at first, then stamp, meter and the working. Each `run`
 * is drawn and announced anew; the status around it stays, or nobody would hear it.
 */
export function Result({ run }: { run: number }) {
  const result = useAppSelector(selectResult);
  const mode = useAppSelector(selectMode);
  const drawing = `${mode}-${run}`;

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
        <Fragment key={drawing}>
          <Stamp figure={`${result}%`} word={modes[mode].stamp} />
          <p className={styles.words}>{verdictFor(mode, result)}</p>
        </Fragment>
      </div>
      <ProgressBar key={`meter-${drawing}`} label={labels.result} percent={result} />
      <Working key={`working-${drawing}`} />
    </Card>
  );
}

/** The sum as it stands on the last page of a notebook: each fold a line, centred. */
function Working() {
  const firstName = useAppSelector(selectFirstName);
  const secondName = useAppSelector(selectSecondName);
  const mode = useAppSelector(selectMode);
  const steps = useAppSelector(selectSteps);
  // However many lines there are, the stylesheet draws them all in the same time.
  const rows = { '--rows': steps.length } as CSSProperties;
  return (
    <div className={styles.working}>
      <p className={styles.note}>{modes[mode].stepsNote}</p>
      <p className={styles.sum}>
        <bdi>{firstName}</bdi> <span className={styles.word}>{mode}</span> <bdi>{secondName}</bdi>
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
        // biome-ignore lint/suspicious/noArrayIndexKey: a place on the page is what a number is
        <span key={column}>{number}</span>
      ))}
    </li>
  );
}

import { useState } from 'react';
import { Button } from '../../../kit/Button';
import row from '../../../kit/buttonRow.module.css';
import { Card } from '../../../kit/Card';
import { useAppSelector } from '../../../state/hooks';
import { daysIn } from '../../shared/indianDay';
import { NotSavedNotice } from '../../shared/NotSavedNotice';
import { selectOvers, selectToday } from '../slice';
import { monthOf } from './calendar';
import { labels, register as texts } from './content';
import type { MonthPageProps } from './MonthPage';
import { MonthPage } from './MonthPage';
import styles from './Register.module.css';
import { summaryOf } from './standing';

/** The attendance register: a month's page of the days played, and what they come to. */
export function Register() {
  const today = useAppSelector(selectToday);
  const overs = useAppSelector(selectOvers);
  const runs = daysIn(overs).map((day) => summaryOf(overs[`${day}`] ?? '').runs);
  return (
    <Card heading={labels.register} label={labels.register}>
      <div className={styles.register}>
        {today !== null && <Pages today={today} overs={overs} />}
      </div>
      <dl className={styles.figures}>
        <Figure label={texts.daysPlayed} value={runs.length} />
        <Figure label={texts.bestOver} value={Math.max(0, ...runs)} />
        <Figure label={texts.average} value={averageOf(runs)} />
      </dl>
      <p className={styles.note}>{texts.forgiving}</p>
      <NotSavedNotice />
    </Card>
  );
}

const Figure = ({ label, value }: { label: string; value: number }) => (
  <div>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </div>
);

/** To one decimal. */
function averageOf(runs: readonly number[]): number {
  const sum = runs.reduce((total, each) => total + each, 0);
  return Math.round((10 * sum) / Math.max(1, runs.length)) / 10;
}

/** One page for each month from the first day played to today. */
function Pages({ today, overs }: Omit<MonthPageProps, 'month'>) {
  const [back, setBack] = useState(0);
  const month = monthOf(today) - back;
  const months = daysIn(overs).map(monthOf);
  const isFirst = month <= Math.min(monthOf(today), ...months);
  return (
    <>
      <MonthPage month={month} today={today} overs={overs} />
      {!months.includes(month) && (
        <p className={styles.note}>{back === 0 ? texts.emptyMonth : texts.emptyPastMonth}</p>
      )}
      <div className={row.row}>
        <Button quiet aria-disabled={isFirst} onClick={() => !isFirst && setBack(back + 1)}>
          {texts.previousMonth}
        </Button>
        <Button quiet aria-disabled={back === 0} onClick={() => back > 0 && setBack(back - 1)}>
          {texts.nextMonth}
        </Button>
      </div>
    </>
  );
}

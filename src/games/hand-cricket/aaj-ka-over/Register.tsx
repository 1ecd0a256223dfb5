import { useState } from 'react';
import { Button } from '../../../kit/Button';
import row from '../../../kit/buttonRow.module.css';
import { Card } from '../../../kit/Card';
import hidden from '../../../kit/visuallyHidden.module.css';
import { useAppSelector } from '../../../state/hooks';
import { dateOf, daysIn } from '../../shared/indianDay';
import { NotSavedNotice } from '../../shared/NotSavedNotice';
import { selectOvers, selectToday } from '../slice';
import { labels, monthName, register as texts } from './content';
import table from './Register.deferred.module.css';
import styles from './Register.module.css';
import { monthOf, summaryOf, weeksOf } from './rules';

/** The attendance register: a page for each month, and the figures of all overs that were played. */
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

/** Returns the average, rounded to one decimal; 0 for an empty list. */
function averageOf(runs: readonly number[]): number {
  const sum = runs.reduce((total, each) => total + each, 0);
  return Math.round((10 * sum) / Math.max(1, runs.length)) / 10;
}

/**
 * Shows the page of one month. The buttons lead to the other months, from the month of the first played day to the
 * month of today.
 */
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

type MonthPageProps = {
  month: number;
  today: number;
  /** The digits of each over, by day, as in the state. */
  overs: Readonly<Record<string, string>>;
};

/** The page of a month: a table with one row for each week, from Sunday to Saturday. */
function MonthPage({ month, today, overs }: MonthPageProps) {
  return (
    <table className={table.page}>
      <caption>{monthName(month % 12, Math.floor(month / 12))}</caption>
      <thead>
        <tr>
          {texts.weekdays.map(({ initial, name }) => (
            <th key={name} scope="col" abbr={name}>
              {initial}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week) => (
          <tr key={week.find((day) => day !== null)}>
            {week.map((day, weekday) => (
              <Day key={texts.weekdays[weekday]?.name} day={day} today={today} overs={overs} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The cell of a day: the date, and the runs if the day was played. A `day` of null makes an empty cell. */
function Day({ day, today, overs }: Omit<MonthPageProps, 'month'> & { day: number | null }) {
  if (day === null) return <td />;
  const over = overs[`${day}`];
  const summary = over === undefined ? null : summaryOf(over);
  return (
    <td data-played={summary !== null || undefined} data-today={day === today || undefined}>
      <span className={table.date}>{dateOf(day).getUTCDate()}</span>
      {summary && <span aria-hidden="true">{summary.runs}</span>}
      <span className={hidden.visuallyHidden}>{` ${wordsOf(day, today, summary?.runs)}`}</span>
    </td>
  );
}

function wordsOf(day: number, today: number, runs: number | undefined): string {
  if (runs !== undefined) return texts.present(runs);
  if (day === today) return texts.today;
  return day < today ? texts.missed : '';
}

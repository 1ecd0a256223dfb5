import hidden from '../../../kit/visuallyHidden.module.css';
import { dateOf } from '../../shared/indianDay';
import { weeksOf } from './calendar';
import { monthName, register as texts } from './content';
import styles from './MonthPage.deferred.module.css';
import { summaryOf } from './standing';

export type MonthPageProps = {
  month: number;
  today: number;
  /** By day, as in the state. */
  overs: Readonly<Record<string, string>>;
};

/** A month of the register, in weeks from Sunday to Saturday. */
export function MonthPage({ month, today, overs }: MonthPageProps) {
  return (
    <table className={styles.page}>
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

/** The date, and below it the runs of a day that was played. */
function Day({ day, today, overs }: Omit<MonthPageProps, 'month'> & { day: number | null }) {
  if (day === null) return <td />;
  const over = overs[`${day}`];
  const summary = over === undefined ? null : summaryOf(over);
  return (
    <td data-played={summary !== null || undefined} data-today={day === today || undefined}>
      <span className={styles.date}>{dateOf(day).getUTCDate()}</span>
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

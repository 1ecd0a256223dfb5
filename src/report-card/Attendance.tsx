import { useEffect, useState } from 'react';
import { shallowEqual } from 'react-redux';
import { dateOf, FIRST_DAY, indianDay } from '../games/shared/indianDay';
import { useAppSelector, useEnv } from '../state/hooks';
import { card } from './content';
import styles from './ReportCard.module.css';
import { selectDaysPresent, useSubjects } from './subjects';

/**
 * Shows on how many days the visitor was present: in all, and in this month. The days come from the attendance
 * registers of the games.
 */
export function Attendance() {
  const subjects = useSubjects();
  const days = useAppSelector((state) => selectDaysPresent(state, subjects), shallowEqual);
  const today = useToday();
  const isCounted = today >= FIRST_DAY && days.length > 0;
  return (
    <dl className={styles.attendance}>
      <dt>{card.attendance}</dt>
      <dd>{card.present(days.length)}</dd>
      {isCounted && <dd>{card.thisMonth(...ofMonth(days, today))}</dd>}
    </dl>
  );
}

/**
 * Returns two numbers for the month of `today`: on how many days the visitor was present, and how many days the month
 * has had so far, `today` included.
 */
function ofMonth(days: readonly number[], today: number): [present: number, soFar: number] {
  const soFar = dateOf(today).getUTCDate();
  return [days.filter((day) => day > today - soFar && day <= today).length, soFar];
}

/**
 * Returns today as an Indian day (days since 1970 in India). Returns 0 in the first render, because the first render
 * must equal the prerendered page.
 */
function useToday(): number {
  const env = useEnv();
  const [today, setToday] = useState(0);
  useEffect(() => setToday(indianDay(env.now())), [env]);
  return today;
}

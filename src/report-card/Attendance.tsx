import { useEffect, useState } from 'react';
import { shallowEqual } from 'react-redux';
import { dateOf, FIRST_DAY, indianDay } from '../games/shared/indianDay';
import { useAppSelector, useEnv } from '../state/hooks';
import { card } from './content';
import styles from './ReportCard.module.css';
import { selectDaysPresent, useSubjects } from './subjects';

/** The days in the Haazri register: all days, and the days of this month. */
export function Attendance() {
  const subjects = useSubjects();
  const days = useAppSelector((state) => selectDaysPresent(state, subjects), shallowEqual);
  const today = useToday();
  const isCounted = today >= FIRST_DAY && days.length > 0;
  const texts = [
    card.present(days.length),
    ...(isCounted ? [card.thisMonth(...ofMonth(days, today))] : []),
  ];
  return (
    <dl className={styles.attendance}>
      <dt>{card.attendance}</dt>
      <dd>{texts.join(' · ')}</dd>
    </dl>
  );
}

/** Returns how many days of the month of `today` are in the register, and how many days that month has had so far. */
function ofMonth(days: readonly number[], today: number): [present: number, soFar: number] {
  const soFar = dateOf(today).getUTCDate();
  return [days.filter((day) => day > today - soFar && day <= today).length, soFar];
}

/** Returns 0 in the first render, which must equal the prerendered page, and then today. */
function useToday(): number {
  const env = useEnv();
  const [today, setToday] = useState(0);
  useEffect(() => setToday(indianDay(env.now())), [env]);
  return today;
}

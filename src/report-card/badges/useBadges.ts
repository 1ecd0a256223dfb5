import { shallowEqual } from 'react-redux';
import { BADGE_IDS } from '../../games/shared/badgeIds';
import { useAppSelector } from '../../state/hooks';
import { selectBadges } from '../slice';
import { useSubjects } from '../subjects';
import type { AllProgress } from './badges';
import { inOrder, selectAllProgress } from './badges';

/** Returns the badges in the order of the report card, the days of those that are earned, and how far each badge is. */
export function useBadges() {
  const subjects = useSubjects();
  const earned = useAppSelector((state) => selectBadges(state).earned, shallowEqual);
  const progress = useAppSelector((state) => selectAllProgress(state, subjects), isEqual);
  return { ids: inOrder(earned, progress), earned, progress };
}

const isEqual = (one: AllProgress, other: AllProgress) =>
  BADGE_IDS.every((id) => one[id].count === other[id].count && one[id].of === other[id].of);

import type { ComponentType } from 'react';
import { useEffect } from 'react';
import { useAppStore } from '../state/hooks';
import type { AppStore } from '../state/types';
import { loadInvitations } from './invitations';
import { ReportCard } from './ReportCard';
import { SubjectsContext, useLoadedSubjects } from './subjects';

/**
 * Loads the card of a newcomer; what fills it comes after it is shown. `start` adds the badges to a store that
 * does not have them yet.
 */
export async function loadReportCard(
  start: (store: AppStore) => unknown,
): Promise<{ default: ComponentType }> {
  const invitations = await loadInvitations();
  return {
    default: function ReportCardPage() {
      const store = useAppStore();
      useEffect(() => void start(store), [store]);
      const { subjects, hasFailed } = useLoadedSubjects();
      return (
        <SubjectsContext value={subjects}>
          <ReportCard invitations={invitations} hasFailed={hasFailed} />
        </SubjectsContext>
      );
    },
  };
}

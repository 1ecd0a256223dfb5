import type { ComponentType } from 'react';
import { useEffect } from 'react';
import { useAppStore } from '../state/hooks';
import type { AppStore } from '../state/types';
import { ReportCard } from './ReportCard';
import { loadSubjects, SubjectsContext } from './subjects';

/** Loads what each game tells the page. `start` adds the badges to a store that does not have them yet. */
export async function loadReportCard(
  start: (store: AppStore) => unknown,
): Promise<{ default: ComponentType }> {
  const subjects = await loadSubjects();
  return {
    default: function ReportCardPage() {
      const store = useAppStore();
      useEffect(() => void start(store), [store]);
      return (
        <SubjectsContext value={subjects}>
          <ReportCard />
        </SubjectsContext>
      );
    },
  };
}

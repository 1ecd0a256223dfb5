import type { ComponentType } from 'react';
import type { Subjects } from '../subjects';
import { loadSources, SourcesContext } from './sources';
import { Transfer } from './Transfer';

/** Loads which figures of each game move. */
export async function loadTransfer(subjects: Subjects): Promise<{ default: ComponentType }> {
  const sources = await loadSources(subjects);
  return {
    default: () => (
      <SourcesContext value={sources}>
        <Transfer />
      </SourcesContext>
    ),
  };
}

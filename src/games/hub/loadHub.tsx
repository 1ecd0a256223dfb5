import type { ComponentType } from 'react';
import type { Alerts } from '../../layout/AlertDialog';
import { loadListings } from '../listings';

/** Loads the hub and every game's `tile.ts`; they share one chunk. */
export async function loadHub(): Promise<{ default: ComponentType }> {
  const [{ Hub }, listings] = await Promise.all([
    import(/* webpackChunkName: "hub" */ './Hub'),
    loadListings(),
  ]);
  const alerts: Alerts = Object.fromEntries(
    listings.flatMap(({ alerts = {} }) => Object.entries(alerts)),
  );
  return { default: () => <Hub listings={listings} alerts={alerts} /> };
}

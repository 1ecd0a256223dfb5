import type { ComponentType } from 'react';
import type { Alerts } from '../../layout/AlertDialog';
import { loadListings } from '../listings';
import type { HubPageProps } from './Hub';
import { Hub } from './Hub';

/** The hub with every game's `tile.ts`, which are in its chunk. */
export async function loadHub(): Promise<{ default: ComponentType<HubPageProps> }> {
  const listings = await loadListings();
  const alerts: Alerts = Object.fromEntries(
    listings.flatMap(({ alerts = {} }) => Object.entries(alerts)),
  );
  return { default: (props) => <Hub {...props} listings={listings} alerts={alerts} /> };
}

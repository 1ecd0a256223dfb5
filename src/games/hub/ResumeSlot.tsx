import { useEffect, useState } from 'react';
import { useLazyPart } from '../../kit/useLazyPart';
import { partNotLoaded } from '../../layout/content';
import type { Feature } from '../../state/feature';
import { useAppSelector, useEnv } from '../../state/hooks';
import { isGameOn, keptGame } from '../shared/keptGame';

const loadOffer = () => import(/* webpackChunkName: "hub-later" */ './ResumeOffer');

/** The place of the offer to go on with a game of this session. */
export function ResumeSlot({ feature }: { feature: Feature }) {
  const env = useEnv();
  const [kept, setKept] = useState<object | null>(null);
  // The kept game is read after hydration, as the prerendered page has none.
  useEffect(() => setKept(keptGame(env, feature)), [env, feature]);
  const isOn = useAppSelector((state) => isGameOn(feature, state));
  // The offer is removed when a game is on: the kept game goes on, or the visitor has begun another game without an
  // answer.
  if (isOn && kept) setKept(null);
  const { Part: Offer, hasFailed } = useLazyPart(loadOffer, kept !== null);
  if (!kept) return null;
  if (!Offer) return hasFailed && <p role="status">{partNotLoaded}</p>;
  return <Offer feature={feature} kept={kept} onNew={() => setKept(null)} />;
}

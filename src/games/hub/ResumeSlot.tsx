import { useEffect, useState } from 'react';
import { useLazyPart } from '../../kit/useLazyPart';
import { partNotLoaded } from '../../layout/content';
import type { Feature } from '../../state/feature';
import { useAppSelector, useEnv } from '../../state/hooks';
import { isGameOn, keptGame } from '../shared/keptGame';

const loadOffer = () => import(/* webpackChunkName: "hub-later" */ './ResumeOffer');

/** Shows the offer to continue the kept game, which is an unfinished game of this session, if there is a kept game. */
export function ResumeSlot({ feature }: { feature: Feature }) {
  const env = useEnv();
  const [kept, setKept] = useState<object | null>(null);
  // The kept game is read only after hydration, because the first render must equal the prerendered page. The
  // prerendered page has no kept game.
  useEffect(() => setKept(keptGame(env, feature)), [env, feature]);
  const isOn = useAppSelector((state) => isGameOn(feature, state));
  // The offer is removed as soon as a game is running. The visitor has then continued the kept game, or has begun
  // another game.
  if (isOn && kept) setKept(null);
  const { Part: Offer, hasFailed } = useLazyPart(loadOffer, kept !== null);
  if (!kept) return null;
  if (!Offer) return hasFailed && <p role="status">{partNotLoaded}</p>;
  return <Offer feature={feature} kept={kept} onNew={() => setKept(null)} />;
}

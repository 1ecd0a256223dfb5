import { useAppSelector } from '../../state/hooks';
import { LazyPart } from '../shared/LazyPart';
import { selectChallenge } from './slice';

const load = () => import(/* webpackChunkName: "quiz-challenge" */ './challenge/FriendScore');

/** For a challenge: the score to beat. */
export function FriendScore() {
  return useAppSelector(selectChallenge) && <LazyPart load={load} />;
}

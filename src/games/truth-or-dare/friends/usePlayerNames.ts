import { useAppSelector } from '../../../state/hooks';
import { namesAsShown } from '../../shared/namesAsShown';
import { selectGame } from '../slice';

/** A function that gives the name of a player as it is shown, by id; empty for nobody. */
export function usePlayerNames(): (id: number | null) => string {
  const { players } = useAppSelector(selectGame);
  const names = namesAsShown(players.map(({ name }) => name));
  return (id) => names[players.findIndex((player) => player.id === id)] ?? '';
}

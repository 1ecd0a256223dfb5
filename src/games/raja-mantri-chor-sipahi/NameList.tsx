import { Fragment } from 'react';
import { UserText } from '../../kit/text';
import { labels } from './content';
import { usePlayers } from './usePlayers';

/** Names of players: `Raju`, `Raju aur Sita`, `Raju, Sita aur Amit`. */
export function NameList({ players }: { players: readonly number[] }) {
  const names = usePlayers();
  return players.map((player, index) => (
    <Fragment key={player}>
      {index > 0 && (index === players.length - 1 ? ` ${labels.and} ` : ', ')}
      <UserText>{names[player]}</UserText>
    </Fragment>
  ));
}

import { Share } from '../../../sharing/Share';
import { useAppSelector } from '../../../state/hooks';
import { inTurn } from '../../shared/inTurn';
import { leads } from '../../shared/share/content';
import { hashOf } from '../challenge/link';
import { labels, taskText } from '../content';
import { isOwn } from '../rules';
import { selectGame, selectLastTask, selectRound, selectStreak } from '../slice';
import { messageOf } from './content';
import { pictureOf } from './picture';

/** For the task that was completed last: the link passes it on. */
export default function ShareResult() {
  const task = useAppSelector(selectLastTask);
  const streak = useAppSelector(selectStreak);
  const praise = inTurn(labels.praise, useAppSelector(selectRound));
  const { ownTasks } = useAppSelector(selectGame);
  const text = task && taskText(task, ownTasks);
  if (!task || !text) return null;
  const { type, difficulty, index } = task;
  return (
    <Share
      key={`${difficulty} ${type} ${index} ${streak}`}
      lead={leads.result}
      lines={messageOf({ task, streak })}
      // A link holds numbers alone: a task of the group's own stays with the group.
      hash={isOwn(task) ? undefined : hashOf(task)}
      picture={() => pictureOf({ task, text, streak, praise })}
      fileName={`truth-or-dare-streak-${streak}`}
    />
  );
}

import { Share } from '../../../sharing/Share';
import { useAppSelector } from '../../../state/hooks';
import { inTurn } from '../../shared/inTurn';
import { leads } from '../../shared/share/content';
import { hashOf } from '../challenge/link';
import { labels } from '../content';
import { selectLastTask, selectRound, selectStreak } from '../selectors';
import { messageOf } from './content';
import { pictureOf } from './picture';

/** For the task that was completed last: the link passes it on. */
export default function ShareResult() {
  const task = useAppSelector(selectLastTask);
  const streak = useAppSelector(selectStreak);
  const praise = inTurn(labels.praise, useAppSelector(selectRound));
  if (!task) return null;
  const { type, difficulty, index } = task;
  return (
    <Share
      key={`${difficulty} ${type} ${index} ${streak}`}
      lead={leads.result}
      lines={messageOf({ task, streak })}
      hash={hashOf(task)}
      picture={() => pictureOf({ task, streak, praise })}
      fileName={`truth-or-dare-streak-${streak}`}
    />
  );
}

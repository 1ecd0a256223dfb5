import type { Replay } from '../../../shared/game';
import { inTurn } from '../../../shared/inTurn';
import { replay as texts } from '../../../shared/replay/content';
import { BallList } from '../../BallList';
import { ballSentence } from '../../ballText';
import { commentary } from '../../commentary/content';
import { Hands } from '../../Hands';
import { isOut, runsOf } from '../../rules';
import { doneLine } from '../commentary/content';
import { OverFigures } from '../OverFigures';
import { overNumber } from '../rules';
import { overIn } from './hash';

/** An over, ball by ball: store and register are not touched. */
export function replayIn(hash: string): Replay | null {
  const over = overIn(hash);
  if (!over) return null;
  const { day, balls } = over;
  return {
    unit: texts.slider,
    length: balls.length,
    textOf(step) {
      const latest = balls[step - 1];
      if (!latest) return texts.start;
      const line =
        step < balls.length
          ? inTurn(commentary.runs.you[latest[0]], step)
          : doneLine({ runs: runsOf(balls, 'you'), isOut: isOut(latest) }, overNumber(day));
      return `${ballSentence(latest, 'you')} ${line}`;
    },
    Screen: ({ step }) => (
      <>
        <OverFigures balls={balls.slice(0, step)} />
        <Hands ball={balls[step - 1] ?? null} />
      </>
    ),
    History: ({ step }) => <BallList innings={[{ batting: 'you', balls }]} shown={step} />,
  };
}

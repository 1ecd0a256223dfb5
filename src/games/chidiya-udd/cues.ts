import type { Cue } from '../../platform/env';
import { trickOf } from './caller';
import { callText } from './content';
import type { Name } from './names';
import { hasMistake } from './pageRules';
import { rightOf } from './rules';
import type { ChidiyaUddState } from './slice';

/** A bird's, which the caller makes to trick. */
const BIRD_PITCH = 1.9;

/** The voices before the first call; the call, in words; the stamp for a mistake; the bell at the end, confetti where it is celebrated. */
export function cuesOf(now: ChidiyaUddState, before: ChidiyaUddState): Cue[] {
  if (now.phase === 'ready' && now.turn !== before.turn) return ['voices'];
  if (now.call && now.turn !== before.turn)
    return callCues(now.call.name as Name, now.calls.length);
  const settled = now.turn !== before.turn && now.calls.length > before.calls.length;
  const latest = now.calls[now.calls.length - 1];
  if (!settled || !latest) return [];
  const cues: Cue[] = hasMistake(latest) ? [{ sound: 'stamp' }] : [];
  if (now.phase === 'over') cues.push({ sound: 'bell', delayMs: 400 });
  if (now.phase === 'over' && isCelebrated(now)) cues.push('confetti');
  return cues;
}

/** A new best score, or more than a friend has. */
const isCelebrated = ({ challenge, calls, isRecord }: ChidiyaUddState) =>
  challenge ? rightOf(calls, 0) > challenge.score : isRecord;

function callCues(name: Name, index: number): Cue[] {
  const words = callText(name);
  if (trickOf(name, index) !== 'voice') return [{ words }];
  return [{ sound: 'chirp' }, { words, pitch: BIRD_PITCH }];
}

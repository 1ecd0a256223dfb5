import { tasks } from '../../../src/games/truth-or-dare/content';
import { challengeHashOf, offerIn } from '../../../src/games/truth-or-dare/links';
import type { TaskId } from '../../../src/games/truth-or-dare/rules';
import { challengeAccepted } from '../../../src/games/truth-or-dare/slice';
import { PAGE_TITLE_ID } from '../../../src/layout/ids';
import { linkHash } from '../../../src/sharing/link';

const FIRST: TaskId = { difficulty: 'easy', type: 'Truth', index: 0 };
const LAST: TaskId = { difficulty: 'hard', type: 'Dare', index: 4 };

test.each([
  [FIRST, linkHash('task', [0, 0, 0]), /sach bol diya/, /^Time: 30 second\./],
  // Links live for ever: the link of the first release must stay readable.
  [LAST, '#c=1.ltQgZ', /kar dikhaya/, /^Time: 60 second\./],
] as const)('the task %j has the hash %s, which offers it', (task, hash, lead, time) => {
  expect(challengeHashOf(task)).toBe(hash);
  const text = tasks[task.difficulty][task.type][task.index];
  expect(offerIn(hash)).toEqual({
    lines: [expect.stringMatching(lead), text, expect.stringMatching(time)],
    accepted: challengeAccepted(task),
    focusId: PAGE_TITLE_ID,
  });
});

test('nothing else is offered', () => {
  const others = [
    [3, 0, 0],
    [0, 2, 0],
    [0, 0, 5],
    [0, 0],
    [0, 0, 0, 0],
  ];
  const hashes = others.map((numbers) => linkHash('task', numbers));
  for (const hash of ['#c=1.ltQgY', ...hashes]) {
    expect([hash, offerIn(hash)]).toEqual([hash, null]);
  }
});

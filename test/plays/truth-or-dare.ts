import { tasks } from '../../src/games/truth-or-dare/content';
import { bagDraws, DARE, TRUTH } from '../support/bagDraws';
import type { Play, Visitor } from './visitor';
import { button, nearlyReset, radiogroup, region, timer, whatsApp } from './visitor';

export const TRUTH_OR_DARE = '/school-games/truth-or-dare';

const pools = { Easy: tasks.easy, Medium: tasks.medium, Hard: tasks.hard };
export type Level = keyof typeof pools;
export type Task = { level: Level; type: 'Truth' | 'Dare'; index: number; text: string };

const LEVELS = Object.keys(pools) as Level[];

/** All tasks of all pools. */
const allTasks: Task[] = LEVELS.flatMap((level) =>
  (['Truth', 'Dare'] as const).flatMap((type) =>
    pools[level][type].map((text, index) => ({ level, type, index, text })),
  ),
);

export const longestOf = (level: Level, type?: Task['type']) =>
  allTasks
    .filter((task) => task.level === level && (type === undefined || task.type === type))
    .reduce((longest, task) => (task.text.length > longest.text.length ? task : longest));

/** Spins and gets this task, provided that none of its level was dealt before. */
export async function deal(visitor: Visitor, { level, type, index, text }: Task) {
  const { choose, press, draw, pass, read } = visitor;
  await choose(level);
  const coin = type === 'Truth' ? TRUTH : DARE;
  await draw(...bagDraws({ Truth: index, Dare: index }), coin);
  await press('Spin');
  await pass(2000);
  await read(region('Task'), (shown) => shown.includes(text));
}

const turn = [radiogroup('Difficulty'), button('Spin')];
const taskInSight = [
  ...turn,
  timer('Countdown'),
  region('Task'),
  button('Completed'),
  button('Failed'),
];

export const truthOrDare: Play = {
  game: 'Truth or Dare',
  path: TRUTH_OR_DARE,
  about: 'A task that is done, a medium one that fails, and a hard one that is done',
  async play(visitor) {
    const { press, look } = visitor;
    await look('before the first spin', ...turn);
    await deal(visitor, longestOf('Easy'));
    await look('an easy task', ...taskInSight);
    await press('Completed');
    await look('a completed task', ...turn, whatsApp);
    await deal(visitor, longestOf('Medium'));
    await look('a medium task', ...taskInSight);
    await press('Failed');
    await look('a failed task', ...turn);
    await deal(visitor, longestOf('Hard'));
    await look('a hard task', ...taskInSight);
    await press('Completed');
  },
  after: nearlyReset,
  kept: { 'Tasks completed': '2', Streak: '1', 'Best streak': '1' },
  scores: {
    slice: 'truthOrDare',
    async turn({ press, pass }) {
      await press('Spin');
      await pass(2000);
      await press('Completed');
    },
  },
  sent: {
    says: [/^Truth or Dare: Hard (?:Truth|Dare) ✓ Streak 1$/m],
    file: 'truth-or-dare-streak-1.png',
    isChallenge: true,
  },
};

/** Three friends, and a task of their own. */
export async function addFriends({ choose, type, press }: Visitor) {
  await choose('Doston ke saath');
  for (const name of ['Raju', 'Mina', 'Jo']) {
    await type('Add a player', name);
    await press('Add');
  }
  await type('Apna sawaal', 'Kyun?');
  await press('Mila do');
}

export const truthOrDareWithFriends: Play = {
  game: 'Truth or Dare',
  path: TRUTH_OR_DARE,
  about: 'Three friends and a task of their own; one leaves, and the others have two turns',
  async play(visitor) {
    const { press, pass, look, expectGone } = visitor;
    await addFriends(visitor);
    await look('the friends', ...turn);
    for (const leaver of ['Jo', 'Mina']) {
      await press('Spin');
      await look('the bottle turns', ...turn);
      await pass(2000);
      await look('a turn', timer('Countdown'), button('Completed'));
      await press('Completed');
      await press(`Remove ${leaver}`);
      await expectGone(button(`Remove ${leaver}`));
    }
  },
};

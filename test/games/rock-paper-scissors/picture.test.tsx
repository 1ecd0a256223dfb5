import { winners } from '../../../src/games/rock-paper-scissors/share/content';
import {
  answerPicture,
  challengePicture,
} from '../../../src/games/rock-paper-scissors/share/picture';
import { drawingsOf } from '../../../src/sharing/picture';

test.each([1, 3, 4, 5, 10])(
  'a challenge of %i rounds shows as many fists, three in a row',
  (count) => {
    const content = challengePicture({ hands: count, lines: ['Himmat hai?'] });
    const rows = content.blocks.flatMap((block) =>
      block.kind === 'drawings' ? [block.drawings.length] : [],
    );
    expect(drawingsOf(content)).toHaveLength(count);
    expect(Math.max(...rows)).toBeLessThanOrEqual(3);
    expect(content.blocks[content.blocks.length - 1]).toMatchObject({ text: 'Himmat hai?' });
  },
);

test("an answer shows each round from the player's side, the friend's hand mirrored", () => {
  const rounds = [
    { player: 'rock', friend: 'paper', result: 'Computer wins!' },
    { player: 'rock', friend: 'rock', result: "It's a tie!" },
  ] as const;
  const { blocks } = answerPicture({ rounds, lines: [] });
  expect(blocks).toMatchObject([
    {
      drawings: [{ element: { props: { choice: 'rock' } } }, { mirrored: true }],
      blocks: [{ text: winners['Computer wins!'], color: 'red' }],
    },
    { blocks: [{ text: winners["It's a tie!"], color: 'ink' }] },
  ]);
});

import { winners } from '../../../src/games/rock-paper-scissors/share/content';
import {
  answerPicture,
  challengePicture,
} from '../../../src/games/rock-paper-scissors/share/picture';

test('a challenge of five rounds shows as many fists, in rows of three at most', () => {
  const fist = { element: { props: { choice: 'rock' } } };
  expect(challengePicture({ hands: 5, lines: ['Himmat hai?'] }).blocks).toMatchObject([
    { drawings: [fist, fist, fist] },
    { drawings: [fist, fist] },
    { text: 'Himmat hai?' },
  ]);
});

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

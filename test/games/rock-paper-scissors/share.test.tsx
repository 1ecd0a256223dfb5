import { HANDS } from '../../../src/games/rock-paper-scissors/rules';
import {
  answerOf,
  answerPicture,
  challengeMessage,
  challengePicture,
} from '../../../src/games/rock-paper-scissors/share';

test('a challenge of five rounds shows as many fists, in rows of three at most', () => {
  const fist = { element: { props: { hand: 'rock' } } };
  expect(challengePicture().blocks).toMatchObject([
    { drawings: [fist, fist, fist] },
    { drawings: [fist, fist] },
    ...challengeMessage.map((text) => ({ text })),
  ]);
});

test('an answer shows all hands, as those of the player are the next challenge, and who won how many rounds', () => {
  const counts = { won: 1, lost: 3, tied: 0 };
  expect(answerPicture(counts).blocks).toMatchObject([
    { drawings: HANDS.map((hand) => ({ element: { props: { hand } } })) },
    { figures: [{ value: '1' }, { value: '3' }, { value: '0' }] },
    ...answerOf(counts)
      .slice(1)
      .map((text) => ({ text })),
  ]);
});

import { angleOf, seatsOf } from '../../../../src/games/truth-or-dare/friends/seats';

test.each([
  [[1, 2], [2], [1]],
  [[1, 2, 3], [3], [1, 2]],
  [
    [1, 2, 3, 4, 5],
    [5, 4],
    [1, 2, 3],
  ],
])('%j sit clockwise, %j on the left and %j on the right, from the top', (all, left, right) => {
  expect(seatsOf(all)).toEqual({ left, right });
});

test.each([
  [2, [90, 270]],
  [3, [63, 117, 270]],
  [4, [63, 117, 243, 297]],
  [5, [56, 90, 124, 243, 297]],
])('of %i the bottle points at each seat, both sides alike: %j', (count, angles) => {
  const pointed = Array.from({ length: count }, (_, place) => Math.round(angleOf(place, count)));
  expect(pointed).toEqual(angles);
});

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

test('of two the bottle points to the right, and to the left', () => {
  expect([0, 1].map((place) => angleOf(place, 2))).toEqual([90, 270]);
});

test.each([2, 3, 4, 5, 6, 7, 8, 9, 10])('of %i it turns clockwise from seat to seat', (count) => {
  const angles = Array.from({ length: count }, (_, place) => angleOf(place, count));
  expect(angles).toEqual([...angles].sort((one, other) => one - other));
  expect(new Set(angles).size).toBe(count);
  const { right } = seatsOf(angles);
  for (const angle of angles) {
    expect(angle > 0 && angle < 360 && angle !== 180).toBe(true);
    expect(angle < 180).toBe(right.includes(angle));
  }
});

test('both sides are alike, from the top down', () => {
  expect([0, 1, 2, 3].map((place) => Math.round(angleOf(place, 4)))).toEqual([63, 117, 243, 297]);
});

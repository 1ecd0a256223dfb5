import { drawOf, playRound, ROCK_PAPER_SCISSORS } from '../plays/rock-paper-scissors';
import { PLAYED_AT, region } from '../plays/visitor';
import { openWithPausedClock } from './gameTime';
import { expect, test } from './site';
import { locate, visitorOf } from './visitor';

test("under reduced motion the computer's hand is out of sight until the round is settled", async ({
  page,
  open,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openWithPausedClock(page, open, ROCK_PAPER_SCISSORS, PLAYED_AT);
  const visitor = visitorOf(page);
  const shown = locate(page, region('Computer')).locator('svg').filter({ visible: true });
  await playRound(visitor, 'Paper', 'Rock');
  await expect(shown).not.toHaveCount(0);
  await visitor.press('Rock');
  await visitor.draw(drawOf('Scissors'));
  for (const _part of [1, 2, 3, 4]) {
    await expect(shown).toHaveCount(0);
    await visitor.pass(500);
  }
  await expect(shown).not.toHaveCount(0);
});

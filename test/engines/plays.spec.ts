import { PAUSES } from '../../src/games/chidiya-udd/caller';
import { layoutFaults } from '../browser/layoutFaults';
import { BALL_MS } from '../plays/hand-cricket';
import { plays } from '../plays/plays';
import type { Part } from '../plays/visitor';
import { isDayOfPlays } from '../support/initScripts';
import { expect, LANDSCAPE, test } from './site';
import { visitorOf } from './visitor';

test.use({ skippedTimers: [BALL_MS, ...PAUSES.calm] });

for (const [name, { path, play, after, kept }] of Object.entries(plays)) {
  test(`${name} is played on a phone held sideways without scrolling, and its score is kept`, async ({
    visit,
  }) => {
    const screen = await visit({ size: LANDSCAPE, before: isDayOfPlays });
    await screen.open(path);
    const seen = new Set<string>();
    const visitor = visitorOf(screen, async (moment: string, ...inSight: Part[]) => {
      if (seen.has(moment)) return;
      seen.add(moment);
      for (const part of inSight) await screen.expectInSight(part);
      expect(await screen.tab.evaluate(layoutFaults), moment).toEqual([]);
    });
    await play(visitor);
    await visitor.expectFigures(kept ?? {});
    await after?.(visitor);
    await screen.reload();
    await visitor.expectFigures(kept ?? {});
  });
}

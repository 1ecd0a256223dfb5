import fc from 'fast-check';
import * as feedback from '../../src/feedback/slice';
import * as ui from '../../src/layout/uiSlice';
import { fixtures, fixturesWithScoreCard } from '../games/fixtures';
import type { WeightedAction } from './arbitraries';
import { fixed, from, record, text } from './arbitraries';
import { alertIds } from './validState';

/** An arbitrary for each action of a slice, by its name. */
type ArbitrariesOf<Actions> = Record<keyof Actions, WeightedAction>;

const scored = fc.constantFrom(...fixturesWithScoreCard.map(({ game }) => game.slice.name));

const uiActions: ArbitrariesOf<typeof ui.uiSlice.actions> = {
  menuToggled: from(3, fc.constantFrom('schoolGames' as const, 'more' as const), ui.menuToggled),
  mobileMenuToggled: fixed(1, ui.mobileMenuToggled()),
  dropdownClosed: fixed(1, ui.dropdownClosed()),
  menusClosed: fixed(1, ui.menusClosed()),
  alertShown: from(2, fc.constantFrom(...alertIds), ui.alertShown),
  alertClosed: fixed(1, ui.alertClosed()),
  colorSchemeChosen: from(1, fc.constantFrom('light', 'dark'), ui.colorSchemeChosen),
  soundSwitched: from(1, fc.boolean(), ui.soundSwitched),
  scoresNotKept: fixed(1, ui.scoresNotKept()),
  scoreResetAsked: from(2, scored, ui.scoreResetAsked),
  scoreResetAnswered: fixed(1, ui.scoreResetAnswered()),
  announcementDismissed: fixed(1, ui.announcementDismissed()),
  releaseArrived: fixed(1, ui.releaseArrived()),
  releaseFailed: fixed(1, ui.releaseFailed()),
  releasePutOff: fixed(1, ui.releasePutOff()),
  pageOpened: from(2, fc.constantFrom('/', '/contribute'), ui.pageOpened),
};

const field = fc.constantFrom<keyof feedback.Draft>('name', 'email', 'message');

const feedbackActions: ArbitrariesOf<typeof feedback.feedbackSlice.actions> = {
  fieldTyped: from(4, record({ field, text }), feedback.fieldTyped),
  sendingStarted: fixed(2, feedback.sendingStarted()),
  messageDelivered: fixed(1, feedback.messageDelivered('Thanks!')),
  sendingFailed: fixed(1, feedback.sendingFailed('Sorry!')),
};

/** An arbitrary for every action, by slice. */
export const actionArbitraries: Record<string, Record<string, WeightedAction>> = {
  ui: uiActions,
  ...Object.fromEntries(fixtures.map(({ game, actions }) => [game.slice.name, actions])),
  feedback: feedbackActions,
};

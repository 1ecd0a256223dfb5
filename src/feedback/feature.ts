import type { Feature } from '../state/feature';
import { feedbackApi } from './api';
import type { FeedbackState } from './slice';
import { feedbackSlice } from './slice';

export const feedbackFeature: Feature<FeedbackState> = { slice: feedbackSlice, api: feedbackApi };

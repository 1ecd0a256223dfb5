import { loadAndStartReportCard } from '../../src/app/loadAndStartReportCard';
import { makeStore } from '../../src/app/store';
import { loadReport } from '../../src/report-card/reports';
import { selectIsStarted } from '../../src/report-card/selectors';
import { scriptedEnv } from '../support/scriptedEnv';

jest.mock('../../src/report-card/reports', () => ({
  loadReport: jest.fn(jest.requireActual('../../src/report-card/reports').loadReport),
}));

test('without a network there are no badges, and no error; a later call tries again', async () => {
  const store = makeStore({ env: scriptedEnv() });
  jest.mocked(loadReport).mockRejectedValueOnce(new Error('Loading chunk report-card failed.'));
  await loadAndStartReportCard(store);
  expect(selectIsStarted(store.getState())).toBe(false);
  await loadAndStartReportCard(store);
  expect(selectIsStarted(store.getState())).toBe(true);
});

/*
 * Runs in each measured page, unbundled: records event timings of the visitor's presses, and long
 * tasks, until they are collected.
 */
(() => {
  /** @type {import('./latency').Timings} */
  const noted = { events: [], longTasks: [] };

  const note = (/** @type {PerformanceEntryList} */ entries) => {
    for (const entry of entries) {
      if (entry.entryType === 'longtask') noted.longTasks.push(entry.duration);
      else if ('interactionId' in entry && entry.interactionId) {
        const { startTime, processingStart, processingEnd, duration } =
          /** @type {PerformanceEventTiming} */ (entry);
        noted.events.push({ startTime, processingStart, processingEnd, duration });
      }
    }
  };

  const observer = new PerformanceObserver((list) => note(list.getEntries()));
  const ofPresses = { type: 'event', durationThreshold: 16 };
  observer.observe(ofPresses);
  observer.observe({ type: 'longtask' });

  Object.assign(window, {
    takeTimings: () => {
      note(observer.takeRecords());
      return { events: noted.events.splice(0), longTasks: noted.longTasks.splice(0) };
    },
  });
})();

/*
 * Runs in each page that is watched, as it stands here: notes the browser's own timing of what a
 * visitor presses, and of what holds the page up, until the notes are taken.
 */
(() => {
  /** @type {import('./latency').Noted} */
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
    takeNoted: () => {
      note(observer.takeRecords());
      return { events: noted.events.splice(0), longTasks: noted.longTasks.splice(0) };
    },
  });
})();

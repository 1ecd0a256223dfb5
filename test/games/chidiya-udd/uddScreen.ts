let stamp: number | null = null;

/** Stamps all events by the fake clock: jsdom stamps them by the date. To be called in `beforeEach`. */
export function stampEvents() {
  stamp = null;
  jest
    .spyOn(Event.prototype, 'timeStamp', 'get')
    .mockImplementation(() => stamp ?? performance.now());
}

/** Delivers events that happened at another time. */
export async function stampedAt(time: number, deliver: () => Promise<void>) {
  stamp = time;
  await deliver();
  stamp = null;
}

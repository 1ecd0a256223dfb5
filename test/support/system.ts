import { act } from '@testing-library/react';

/**
 * The visitor's system, as media queries tell it: those that contain the given words hold.
 * `change` has the system change its mind. Undone by `jest.restoreAllMocks()`.
 */
export function systemThat(words: string) {
  let holding = words;
  const changes = new EventTarget();
  jest.spyOn(window, 'matchMedia').mockImplementation((media) => {
    const query = {
      media,
      get matches() {
        return holding !== '' && media.includes(holding);
      },
      addEventListener: changes.addEventListener.bind(changes),
      removeEventListener: changes.removeEventListener.bind(changes),
    };
    return query as unknown as MediaQueryList;
  });
  return {
    change(to: string) {
      holding = to;
      act(() => {
        changes.dispatchEvent(new Event('change'));
      });
    },
  };
}

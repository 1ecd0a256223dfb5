import { act } from '@testing-library/react';

/**
 * Mocks the system settings that `matchMedia` reports: a media query matches if it contains
 * `setting`. `change` changes the setting. Undone by `jest.restoreAllMocks()`.
 */
export function mockSystem(setting: string) {
  let current = setting;
  const changes = new EventTarget();
  jest.spyOn(window, 'matchMedia').mockImplementation((media) => {
    const query = {
      media,
      get matches() {
        return current !== '' && media.includes(current);
      },
      addEventListener: changes.addEventListener.bind(changes),
      removeEventListener: changes.removeEventListener.bind(changes),
    };
    return query as unknown as MediaQueryList;
  });
  return {
    change(to: string) {
      current = to;
      act(() => {
        changes.dispatchEvent(new Event('change'));
      });
    },
  };
}

/** @jest-environment ./test/support/jsdomEnvironment.ts */
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { makeStore } from '../../src/app/store';
import { Frame } from '../../src/layout/Frame';
import { Page } from '../../src/layout/Page';
import { scriptedEnv } from '../support/scriptedEnv';

let isBroken = true;

const TestPage = ({ title }: { title: string }) => (
  <Page content={{ title, description: title, lead: title }} />
);

/** Fails like a page whose chunk is no longer on the server. */
function Broken() {
  if (isBroken) throw new Error('Loading chunk journey failed.');
  return <TestPage title="Journey" />;
}

/** A site with a failing page, Journey, and a working one, Home. */
async function visit(path: '/' | '/journey') {
  // React and jsdom log the error.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const env = scriptedEnv();
  const user = userEvent.setup();
  await act(async () =>
    render(
      <Provider store={makeStore({ env })}>
        <MemoryRouter initialEntries={[path]}>
          <Frame selectHasUnsavedText={() => false}>
            <Routes>
              <Route path="/" element={<TestPage title="Home" />} />
              <Route path="/journey" element={<Broken />} />
            </Routes>
          </Frame>
        </MemoryRouter>
      </Provider>,
    ),
  );
  const follow = (name: string) =>
    act(async () => user.click(screen.getAllByRole('link', { name })[0] as HTMLElement));
  return { env, user, follow };
}

const heading = () => screen.getByRole('heading', { level: 1 });

afterEach(() => {
  jest.restoreAllMocks();
  isBroken = true;
});

test('a page that fails to render shows an error with its own title; its button reloads', async () => {
  const { user, env } = await visit('/journey');
  expect(heading()).toHaveTextContent('Yeh panna khul nahi raha');
  expect(document.title).toBe("Yeh panna khul nahi raha · Backbencher's Memories");
  expect(screen.getByRole('alert')).toHaveTextContent('Ek baar phir se try karo');
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();
  expect(screen.getByRole('contentinfo')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Phir se kholo' }));
  expect(env.reload).toHaveBeenCalledTimes(1);
});

test('navigating there and away focuses each heading; another try renders the page', async () => {
  const { follow } = await visit('/');
  await follow('Journey');
  expect(heading()).toHaveTextContent('Yeh panna khul nahi raha');
  expect(heading()).toHaveFocus();
  await follow('Home');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(heading()).toHaveTextContent('Home');
  expect(heading()).toHaveFocus();
  const announced = document.querySelector('[aria-live="polite"]');
  expect(announced).toHaveTextContent("Home · Backbencher's Memories");
  isBroken = false;
  await follow('Journey');
  expect(heading()).toHaveTextContent('Journey');
});

/** @jest-environment ./test/support/jsdomEnvironment.ts */
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes, useNavigate } from 'react-router-dom';
import { makeStore } from '../../src/app/store';
import { Frame } from '../../src/layout/Frame';
import { Page } from '../../src/layout/Page';
import { scriptedEnv } from '../support/scriptedEnv';

let isBroken = true;

/** Fails like a page whose chunk is no longer on the server. */
function Broken() {
  if (isBroken) throw new Error('Loading chunk journey failed.');
  return <Page content={content('Journey')} />;
}

function Back() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => navigate(-1)}>
      Back
    </button>
  );
}

const content = (title: string) => ({ title, description: title, lead: title });

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
              <Route
                path="/"
                element={
                  <Page content={content('Home')}>
                    <Back />
                  </Page>
                }
              />
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

test('a page that fails to render shows an error with its own title, and the frame is not affected', async () => {
  await visit('/journey');
  expect(heading()).toHaveTextContent('Yeh panna khul nahi raha');
  expect(document.title).toBe("Yeh panna khul nahi raha · Backbencher's Memories");
  expect(screen.getByRole('alert')).toHaveTextContent('Ek baar phir se try karo');
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();
  expect(screen.getByRole('contentinfo')).toBeVisible();
});

test('its button reloads the page', async () => {
  const { user, env } = await visit('/journey');
  expect(env.reload).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Phir se kholo' }));
  expect(env.reload).toHaveBeenCalledTimes(1);
});

test('navigating there moves the focus to its heading', async () => {
  const { follow } = await visit('/');
  await follow('Journey');
  expect(heading()).toHaveTextContent('Yeh panna khul nahi raha');
  expect(heading()).toHaveFocus();
});

test('navigating to another page renders it, focuses its heading and announces its title', async () => {
  const { follow } = await visit('/journey');
  await follow('Home');
  expect(heading()).toHaveTextContent('Home');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(document.title).toBe("Home · Backbencher's Memories");
  expect(heading()).toHaveFocus();
  expect(document.querySelector('[aria-live="polite"]')).toHaveTextContent(
    "Home · Backbencher's Memories",
  );
});

test('going back to the failed page renders it again', async () => {
  const { user, follow } = await visit('/journey');
  await follow('Home');
  isBroken = false;
  await act(async () => user.click(screen.getByRole('button', { name: 'Back' })));
  expect(heading()).toHaveTextContent('Journey');
});

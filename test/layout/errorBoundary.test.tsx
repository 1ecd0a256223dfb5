/** @jest-environment ./test/support/jsdomEnvironment.ts */
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Provider } from 'react-redux';
import { brokenPage } from '../../src/layout/content';
import { ErrorBoundary } from '../../src/layout/ErrorBoundary';
import { Header } from '../../src/layout/Header';
import { PAGE_TITLE_ID } from '../../src/layout/ids';
import { renderApp } from '../support/renderApp';
import { scriptedEnv } from '../support/scriptedEnv';
import { makeStore } from '../support/store';

jest.mock('../../src/layout/Header', () => ({ Header: jest.fn() }));

let fails = false;

function Page() {
  const [name, setName] = useState('');
  if (fails) throw new Error('Somebody else has changed the page.');
  return (
    <>
      <h1 id={PAGE_TITLE_ID} tabIndex={-1}>
        Quiz
      </h1>
      <input value={name} onChange={({ target }) => setName(target.value)} />
      <p>{name}</p>
    </>
  );
}

/** Renders a page that fails when it is rendered again. */
function renderPage() {
  const env = scriptedEnv();
  const store = makeStore({ env });
  const page = () => (
    <Provider store={store}>
      <ErrorBoundary resetKey="quiz">
        <Page />
      </ErrorBoundary>
    </Provider>
  );
  const { rerender } = render(page());
  const breakPage = () => {
    fails = true;
    rerender(page());
    expect(screen.getByRole('heading')).toHaveTextContent(brokenPage.title);
  };
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Raju' } });
  breakPage();
  return { env, breakPage };
}

const pressButton = () => userEvent.click(screen.getByRole('button', { name: brokenPage.button }));

beforeEach(() => {
  fails = false;
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

test('the button shows a page again that fails no more, without a reload; and again the next time', async () => {
  const { env, breakPage } = renderPage();
  for (const isAgain of [true, false]) {
    fails = false;
    await pressButton();
    expect(screen.getByRole('heading', { name: 'Quiz' })).toHaveFocus();
    expect(screen.getByRole('textbox')).toHaveValue('Raju');
    expect(screen.getByText('Raju')).toBeVisible();
    if (isAgain) breakPage();
  }
  expect(env.reload).not.toHaveBeenCalled();
});

test('where the frame of a page fails, the message is there all the same', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.mocked(Header).mockImplementation(() => {
    throw new Error('Somebody else has changed the header.');
  });
  await renderApp('/journey');
  expect(within(screen.getByRole('main')).getByRole('heading')).toHaveTextContent(brokenPage.title);
});

test('a page that fails again is reloaded', async () => {
  const { env } = renderPage();
  expect(env.reload).not.toHaveBeenCalled();
  await pressButton();
  expect(env.reload).toHaveBeenCalledTimes(1);
});

/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import { renderApp } from '../../support/renderApp';

test('two names give a percentage', async () => {
  const { user } = await renderApp('/school-games');
  await user.type(screen.getByRole('textbox', { name: 'Pehla naam' }), 'Raju');
  await user.type(screen.getByRole('textbox', { name: 'Dusra naam' }), 'Rani{Enter}');
  expect(screen.getByText('75%')).toBeInTheDocument();
});

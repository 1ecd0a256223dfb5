/**
 * @jest-environment ./test/support/jsdomEnvironment.ts
 * @jest-environment-options {"url": "http://192.168.1.20:4173/journey"}
 */
import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { settings } from '../../src/settings';
import { useAddressOf } from '../../src/sharing/useAddressOf';

const Challenge = () => <a href={useAddressOf()('/journey', '#c=1.abc')}>Challenge</a>;

afterEach(() => jest.restoreAllMocks());

test.each([
  ['without SITE_URL', settings.siteUrl, 'http://192.168.1.20:4173'],
  ['with SITE_URL', 'https://a.in/memories/', 'https://a.in/memories'],
])('%s, prerendered addresses begin with %s, and after hydration with %s', (...row) => {
  const [, prerendered, sent] = row;
  jest.replaceProperty(settings, 'siteUrl', prerendered);
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Challenge />);
  const link = screen.getByRole('link');
  expect(link).toHaveAttribute('href', `${prerendered}journey#c=1.abc`);
  render(<Challenge />, { container, hydrate: true });
  expect(link).toHaveAttribute('href', `${sent}/journey#c=1.abc`);
});

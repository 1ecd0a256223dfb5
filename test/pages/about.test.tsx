/** @jest-environment ./test/support/jsdomEnvironment.ts */
import { screen, within } from '@testing-library/react';
import packageJson from '../../package.json';
import { classPhoto } from '../../src/pages/about/class-photo/content';
import { faq, mission, privacy, terms } from '../../src/pages/about/content';
import { renderApp } from '../support/renderApp';

const main = () => within(screen.getByRole('main'));
const part = (name: string) => within(main().getByRole('region', { name }));
const textsOf = (name: string, role: 'term' | 'definition' | 'listitem') =>
  part(name)
    .getAllByRole(role)
    .map(({ textContent }) => textContent);

test('the sections are in order, each with its anchor', async () => {
  await renderApp('/about-us');
  expect(main().getByRole('heading', { level: 1 })).toHaveAccessibleName('About Us');
  const headings = main().getAllByRole('heading', { level: 2 });
  expect(headings.map(({ id, textContent }) => [id, textContent])).toEqual([
    ['mission', 'Mission'],
    ['team', 'Team'],
    ['faq', 'FAQ'],
    ['privacy-policy', 'Privacy Policy'],
    ['terms', 'Terms'],
  ]);
});

test('the version is the specified one, and that of package.json', async () => {
  await renderApp('/about-us');
  expect(main().getByText('Beta version 1.0.1')).toBeVisible();
  expect(packageJson.version).toBe('1.0.1');
});

test('the mission is shown', async () => {
  await renderApp('/about-us');
  for (const paragraph of mission.paragraphs) {
    expect(part('Mission').getByText(paragraph)).toBeVisible();
  }
});

test('the team has its picture, with an alt text', async () => {
  await renderApp('/about-us');
  expect(part('Team').getByRole('img')).toHaveAccessibleName(classPhoto.alt);
});

test.each([
  { name: 'FAQ', points: faq.points },
  { name: 'Privacy Policy', points: privacy.points },
])('$name: every heading has its text', async ({ name, points }) => {
  await renderApp('/about-us');
  expect(textsOf(name, 'term')).toEqual(points.map(({ heading }) => heading));
  expect(textsOf(name, 'definition')).toEqual(points.map(({ text }) => text));
});

test('the terms are a list', async () => {
  await renderApp('/about-us');
  expect(textsOf('Terms', 'listitem')).toEqual(terms.points);
});

import { expect, test } from './site';

test('a visitor calculates a real love percentage', async ({ page, open }) => {
  await open('/school-games');
  await page.getByRole('textbox', { name: 'Pehla naam' }).fill('Raju');
  await page.getByRole('textbox', { name: 'Dusra naam' }).fill('Rani');
  await page.getByRole('button', { name: 'Calculate' }).click();
  await expect(page.getByText('75%')).toBeVisible();
});

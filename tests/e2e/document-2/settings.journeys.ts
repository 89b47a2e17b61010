import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { blankPng } from '../../pictures/blank-png.ts';
import type { Journey } from '../document-1/open-journeys.ts';
import { answerWrites, seeToast } from '../document-1/toasts.ts';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const facts = ['Type', 'Art style', 'Color palette', 'Detail level', 'Include characters', 'Scene setting'];
const factsOfGenerated = ['Medium', 'Technique', 'Lighting'];

export function settingsJourneys(journey: Journey): void {
  journey(
    'settings have their sections, and say whether they were saved',
    async ({ page }) => {
      await page.goto('/settings');
      for (const heading of [
        'Profile information',
        'Give cards your personal touch',
        'Notification preferences',
        'Subscription',
      ])
        await page.getByRole('heading', { name: heading, exact: true }).waitFor();
      const style = page.getByRole('link', { name: 'Advanced Style Options', exact: true });
      expect(await style.getAttribute('href')).toBe('/style-preferences');
      for (const act of ['Change Password', 'Delete Account', 'Cancel'])
        await page.getByRole('button', { name: act, exact: true }).waitFor();
      await press(page, 'Change photo');
      await seeToast(page, 'Feature coming soon', 'Profile photo upload will be available in a future update.');
      const figures = page.getByRole('region', { name: 'Subscription' }).locator('dd');
      await expect.poll(() => figures.allTextContents()).toEqual(['free', '5', '0']);
      const name = page.getByLabel('Name', { exact: true });
      await name.fill('N');
      await press(page, 'Save Changes');
      await page.getByText('Name must be at least 2 characters', { exact: true }).waitFor();
      await name.fill('Nell Whitfield');
      await page.getByRole('link', { name: 'Contacts' }).first().click();
      await page.getByRole('alertdialog', { name: 'You have unsaved changes', exact: true }).waitFor();
      await page.getByRole('button', { name: 'Leave without saving', exact: true }).waitFor();
      await press(page, 'Stay on page');
      await answerWrites(page, '**/api/user', 500, { message: 'Not now.', code: 'internal' });
      await press(page, 'Save Changes');
      await seeToast(page, 'Failed to update settings', 'Not now.');
      await page.unroute('**/api/user');
      await press(page, 'Save Changes');
      await seeToast(page, 'Settings updated');
    },
    { fails: true },
  );

  journey(
    'a default style is chosen, with the photo it needs',
    async ({ page }) => {
      await page.goto('/style-preferences');
      expect(await page.getByRole('link', { name: 'Settings', exact: true }).last().getAttribute('href')).toBe(
        '/settings',
      );
      const save = page.getByRole('button', { name: 'Save as Default Style', exact: true });
      await save.waitFor();
      expect(await save.isDisabled()).toBe(true);
      const preview = page.getByRole('region', { name: 'Preview', exact: true });
      for (const fact of [...facts, ...factsOfGenerated]) await preview.getByText(fact, { exact: true }).waitFor();
      await page
        .getByRole('radio', { name: /^Photo/ })
        .first()
        .click();
      await page.getByText('PNG, JPG or JPEG (max 5MB)').waitFor();
      await page.locator('.style-presets .preset').first().click();
      expect(await preview.getByText('Lighting', { exact: true }).count()).toBe(0);
      await save.click();
      await seeToast(page, 'Photo Required', 'Please upload a photo for this style category.');
      const buffer = Buffer.from(blankPng(40, 30));
      await page.locator('input[type=file]').setInputFiles({ name: 'mum.png', mimeType: 'image/png', buffer });
      await answerWrites(page, '**/default-card-style', 500, { message: 'No.', code: 'internal' });
      await save.click();
      await seeToast(page, 'Error', 'Failed to update your default card style. Please try again.');
      await page.unroute('**/default-card-style');
      await save.click();
      await seeToast(page, 'Success', 'Your default card style has been updated.');
    },
    { fails: true },
  );
}

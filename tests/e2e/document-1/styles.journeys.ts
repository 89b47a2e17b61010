import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { blankPng } from '../../pictures/blank-png.ts';
import type { Journey } from './open-journeys.ts';
import { answerWrites, seeFailures, seeToast } from './toasts.ts';

type Preset = { category: string };

const photoRequired = 'Please upload a photo for the selected style category.';
const photo = () => ({ name: 'mum.png', mimeType: 'image/png', buffer: Buffer.from(blankPng(40, 30)) });
const stylePhoto = (page: Page) => page.locator('.style-photo input[type=file]');
const openPicker = (page: Page) => page.getByRole('button', { name: 'Change Card Style?', exact: true }).click();
const chooseCategory = (page: Page, name: RegExp) => page.getByRole('radio', { name }).first().click();
const firstPreset = (page: Page) => page.locator('.style-presets .preset').first();
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

export function styleJourneys(journey: Journey): void {
  journey(
    'a card style is chosen in one of four categories, with its photo, and can be removed again',
    async ({ page }) => {
      let answer = () => {};
      const asked = new Promise<void>((resolve) => {
        answer = resolve;
      });
      await page.route('**/api/card-style-presets', async (route) => {
        await asked;
        const presets = (await (await route.fetch()).json()) as Preset[];
        await route.fulfill({ json: presets.filter(({ category }) => category !== 'Photo') });
      });
      await page.goto('/people/add');
      await openPicker(page);
      await page.locator('.style-presets .skeleton').first().waitFor({ state: 'attached' });
      expect(await page.locator('.style-presets .skeleton').count()).toBe(3);
      answer();
      await firstPreset(page).waitFor();
      const categories = page.getByRole('radiogroup', { name: 'Style category' }).getByRole('radio');
      const names = await categories.allInnerTexts();
      expect(names.map((words) => words.trim().split('\n')[0])).toEqual([
        'Text',
        'AI Enhanced',
        'AI Generated',
        'Photo',
      ]);
      await expect.poll(() => categories.nth(1).isChecked()).toBe(true);
      await page.getByText('Choose a Style', { exact: true }).waitFor();
      await page.getByText('PNG, JPG or JPEG (max 5MB)').waitFor();
      expect(await stylePhoto(page).getAttribute('accept')).toBe('image/png,image/jpeg');
      await firstPreset(page).click();
      await seeToast(page, 'Style preferences will be saved');
      await page.getByText('* Image upload is required for this style category', { exact: true }).waitFor();
      await page.getByLabel('Name', { exact: true }).fill('Margaret');
      await press(page, 'Add Contact');
      await seeToast(page, 'Photo Required', photoRequired);
      await stylePhoto(page).setInputFiles({ ...photo(), buffer: Buffer.alloc(5 * 1024 * 1024 + 1) });
      await page.getByText('This picture is larger than 5MB. Please choose a smaller one.').waitFor();
      await stylePhoto(page).setInputFiles(photo());
      await page.getByText('mum.png').waitFor();
      await chooseCategory(page, /^Text/);
      expect(await stylePhoto(page).count()).toBe(0);
      await chooseCategory(page, /^Photo/);
      await page.getByText('No style presets available for this category.', { exact: true }).waitFor();
      expect([await stylePhoto(page).count(), await page.getByText('mum.png').count()]).toEqual([1, 0]);
      await chooseCategory(page, /^Text/);
      await firstPreset(page).click();
      await press(page, 'Reset to Default');
      await seeToast(page, 'Style preferences reset');
      const [request] = await Promise.all([
        page.waitForRequest((asked) => asked.method() === 'POST' && asked.url().endsWith('/api/people')),
        press(page, 'Add Contact'),
      ]);
      expect(request.postDataJSON()).toMatchObject({ styleOverrideId: null });
    },
  );

  journey(
    'changing a card style shows a confirmation, and a failure shows the reason',
    async ({ page, make }) => {
      const id = await make('/api/people', { name: 'Margaret' });
      const update = () => press(page, 'Update Contact');
      await page.goto(`/people/${id}/edit`);
      await openPicker(page);
      await chooseCategory(page, /^Text/);
      await firstPreset(page).click();
      await seeFailures(page, {
        path: `**/api/people/${id}`,
        act: update,
        title: 'Error',
        fallback: 'Failed to update style preference',
      });
      await update();
      await seeToast(page, 'Style Updated');
      await page.waitForURL(`**/people/${id}`);
      await answerWrites(page, '**/style-override', 415, { message: 'No picture.', code: 'unsupported_media_type' });
      await page.getByRole('link', { name: 'Edit', exact: true }).click();
      await openPicker(page);
      await chooseCategory(page, /^AI Enhanced/);
      await firstPreset(page).click();
      await stylePhoto(page).setInputFiles(photo());
      await update();
      await seeToast(page, 'Style image upload failed');
    },
    { fails: true },
  );

  journey(
    'keeps a new contact if the photo of their style fails',
    async ({ page }) => {
      await answerWrites(page, '**/style-override', 415, { message: 'No picture.', code: 'unsupported_media_type' });
      await page.goto('/people/add');
      await page.getByLabel('Name', { exact: true }).fill('Margaret');
      await openPicker(page);
      await firstPreset(page).click();
      await stylePhoto(page).setInputFiles(photo());
      await press(page, 'Add Contact');
      await page.waitForURL(/\/people\/\d+\/dates\/add$/);
      await seeToast(page, 'Style photo upload failed');
      // The form had a button with this name too.
      await page.locator('.toast').getByRole('button', { name: 'Choose another photo' }).click();
      await page.getByRole('heading', { name: 'Edit Contact', level: 1 }).waitFor();
      expect(new URL(page.url()).pathname).toMatch(/\/people\/\d+\/edit$/);
    },
    { fails: true },
  );
}

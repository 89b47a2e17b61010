import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { blankPng } from '../../pictures/blank-png.ts';
import type { Journey } from '../document-1/open-journeys.ts';
import { answerWrites, seeToast } from '../document-1/toasts.ts';
import { makePerson } from './make-card.ts';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click();
const refused = { message: 'The server says why.', code: 'overloaded' };
const photo = () => ({ name: 'us.png', mimeType: 'image/png', buffer: Buffer.from(blankPng(400, 300)) });

export function createJourneys(journey: Journey): void {
  journey('the create form has its parts, and says what is not available yet', async ({ page, make }) => {
    const { personId, dateId } = await makePerson(make);
    await page.goto(`/cards/create?personId=${personId}&dateId=${dateId}`);
    await page.getByLabel('Card title', { exact: true }).waitFor();
    const back = page.getByRole('link', { name: 'Margaret', exact: true });
    expect(await back.getAttribute('href')).toBe(`/people/${personId}`);
    await page.getByRole('button', { name: /^Recipient/ }).click();
    const contacts = page.getByRole('dialog', { name: 'Who is the card for?' });
    await contacts.getByRole('searchbox', { name: 'Search by name or nickname' }).waitFor();
    expect(await contacts.getByRole('link', { name: 'New' }).getAttribute('href')).toMatch(/^\/people\/add\?/);
    const list = contacts.getByRole('list', { name: 'Contacts' });
    expect(await list.evaluate((element) => getComputedStyle(element).maxHeight)).toBe('300px');
    await page.keyboard.press('Escape');
    await contacts.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: /^Special date/ }).click();
    const dates = page.getByRole('dialog', { name: 'Which date is it for?' });
    const add = new RegExp(`^/people/${personId}/dates/add\\?`);
    expect(await dates.getByRole('link', { name: 'New' }).getAttribute('href')).toMatch(add);
    await page.keyboard.press('Escape');
    await dates.waitFor({ state: 'detached' });
    const help = page.locator('#create-style-help');
    expect(await help.isVisible()).toBe(false);
    await press(page, 'What are these?');
    await help.getByText('AI Enhanced', { exact: true }).waitFor();
    await press(page, 'Card style preferences');
    const wishes = page.getByRole('dialog', { name: 'Card style preferences', exact: true });
    await wishes.waitFor();
    await page.keyboard.press('Escape');
    await wishes.waitFor({ state: 'detached' });
    await page.getByLabel('Personal message').waitFor();
    await page.getByRole('heading', { name: 'Delivery method', exact: true }).waitFor();
    for (const words of ['Digital Card', 'Email', 'Text Message', 'Physical Card'])
      await page.getByRole('radio', { name: new RegExp(`^${words}`) }).waitFor();
    expect(await page.getByRole('button', { name: 'Cancel', exact: true }).count()).toBeGreaterThan(0);
    expect(await page.getByRole('button', { name: 'Create Card', exact: true }).count()).toBeGreaterThan(0);
    const categories = page.getByRole('radiogroup', { name: 'Style category' }).getByRole('radio');
    const names = (await categories.allInnerTexts()).map((words) => words.trim().split('\n')[0]);
    expect(names).toEqual(['Text', 'AI Enhanced', 'AI Generated', 'Photo']);
    await page.getByText('Generation may take a few minutes.').first().waitFor();
    const preview = page.getByRole('button', { name: 'Preview prompt', exact: true });
    await expect.poll(() => preview.isEnabled()).toBe(true);
    await page.getByLabel('Card title', { exact: true }).fill('');
    await expect.poll(() => preview.isDisabled()).toBe(true);
    await page.getByRole('radio', { name: /^Physical Card/ }).click();
    await seeToast(
      page,
      'Feature Coming Soon',
      'Physical card delivery will be available soon. Please select Email for now.',
    );
    await page.getByRole('radio', { name: /^Text Message/ }).click();
    await seeToast(
      page,
      'Feature Coming Soon',
      'Text message delivery will be available soon. Please select Email for now.',
    );
  });

  journey(
    'shows what is missing for a card, and what fails',
    async ({ page, make }) => {
      const { personId, dateId } = await makePerson(make, { email: null });
      await page.goto('/cards/create');
      await press(page, 'Create Card');
      for (const words of ['Please select a contact', 'Please select a special date', 'Card title is required'])
        await page.getByText(words, { exact: true }).waitFor();
      await page.goto(`/cards/create?personId=${personId}&dateId=${dateId}`);
      await page.getByRole('radio', { name: /^AI Enhanced/ }).check();
      await page.getByText('JPEG, PNG or GIF, up to 10MB').waitFor();
      await press(page, 'Create Card');
      await seeToast(page, 'Image required', 'Image upload is required for the selected style');
      await answerWrites(page, '**/api/people/upload-image', 500, refused);
      await page.locator('.style-photo input[type=file]').setInputFiles(photo());
      await seeToast(page, 'Failed to upload image', refused.message);
      await page.getByRole('radio', { name: /^AI Generated/ }).check();
      await answerWrites(page, '**/api/cards/generate-image-prompts', 500, refused);
      await press(page, 'Preview prompt');
      await seeToast(page, 'Generation Failed', 'Failed to generate image prompt. Please try again.');
      await press(page, 'Create Card');
      await seeToast(page, 'Email required', 'Please enter a valid email address.');
      const dialog = page.getByRole('dialog');
      await answerWrites(page, '**/api/cards/generate', 503, refused);
      await dialog.getByLabel('Email').fill('mum@whitfield.test');
      await dialog.getByRole('button', { name: 'Save', exact: true }).click();
      await seeToast(page, 'Failed to create card', refused.message);
      await page.unroute('**/api/cards/generate');
      await page.getByRole('radio', { name: /^Text Words/ }).check();
      await press(page, 'Create Card');
      await seeToast(page, 'Success!', 'Your card has been created.');
      await page.waitForURL(/\/cards\/\d+$/);
    },
    { fails: true },
  );

  journey('the quick form asks for little and ends on Home', async ({ page }) => {
    await page.goto('/cards/create?simple=1');
    await page.getByRole('heading', { level: 1, name: 'Create New Card', exact: true }).waitFor();
    await page.getByText('Let AI help you craft the perfect greeting', { exact: true }).waitFor();
    await press(page, 'Generate Card');
    for (const words of [
      'Title is required',
      'Recipient name is required',
      'Please select a category',
      'Please select a style',
    ])
      await page.getByText(words, { exact: true }).first().waitFor();
    await page.getByLabel('Title', { exact: true }).fill('For Aunt May');
    await page.getByRole('radio', { name: 'Birthday', exact: true }).check();
    await page.getByLabel('Recipient', { exact: true }).fill('Aunt May');
    await page.getByRole('radio', { name: /^Modern/ }).check();
    await page.getByLabel('Personal touch').fill('For the lemon cake');
    const engineNote = "There are no credits left. Fondly's studio made this one instead.";
    await page.route('**/api/generations/*', async (route) => {
      const generation = (await (await route.fetch()).json()) as { result?: { defaultCard?: object } | null };
      if (generation.result?.defaultCard) Object.assign(generation.result.defaultCard, { engineNote });
      await route.fulfill({ json: generation });
    });
    await press(page, 'Generate Card');
    await page.getByRole('button', { name: 'Generating...' }).waitFor();
    await seeToast(page, 'Success!', `Your card has been created. ${engineNote}`);
    await page.waitForURL((url) => url.pathname === '/');
  });

  journey('words over a photo have their presets and ranges', async ({ page, make }) => {
    const { personId, dateId } = await makePerson(make);
    await page.goto(`/cards/create?personId=${personId}&dateId=${dateId}`);
    await page.getByRole('radio', { name: /^Photo/ }).check();
    await page.locator('.style-photo input[type=file]').setInputFiles(photo());
    await page.getByRole('radio', { name: 'The title' }).check();
    await press(page, 'Text overlay style');
    const dialog = page.getByRole('dialog', { name: 'Text Overlay Style', exact: true });
    for (const preset of ['Elegant', 'Bold', 'Minimal', 'Custom'])
      await dialog.getByRole('radio', { name: preset, exact: true }).first().waitFor();
    for (const position of ['Top', 'Center', 'Bottom'])
      await dialog.getByRole('radio', { name: position, exact: true }).first().waitFor();
    const rangeOf = (name: string) =>
      dialog
        .getByRole('slider', { name, exact: true })
        .evaluate((slider: HTMLInputElement) => [slider.min, slider.max, slider.step].map(Number));
    expect(await rangeOf('Font size')).toEqual([2, 15, 0.5]);
    expect(await rangeOf('Background opacity')).toEqual([0, 1, 0.05]);
    expect(await rangeOf('Text padding')).toEqual([5, 50, 5]);
    const lines = dialog.getByRole('radiogroup', { name: 'Max lines' }).getByRole('radio');
    expect((await lines.allInnerTexts()).map((text) => text.trim())).toEqual(['1', '2', '3', '4']);
  });
}

import { expect } from 'vitest';
import { dayIn, yearsBefore } from '../../days.ts';
import { chooseFromMenu } from '../choose-from-menu.ts';
import type { Journey } from './open-journeys.ts';
import { seeFailures, seeToast } from './toasts.ts';

export function contactJourneys(journey: Journey): void {
  journey('lists contacts by name, and finds them by words', async ({ page, make }) => {
    await page.goto('/people');
    await page.getByText('No contacts yet', { exact: true }).waitFor();
    await make('/api/people', { name: 'Walter', relationship: 'colleague' });
    const id = await make('/api/people', { name: 'Margaret', nickname: 'Peggy', email: 'm@home.test' });
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'My Contacts', exact: true }).waitFor();
    const names = page.locator('main').getByRole('heading', { level: 2 });
    await names.first().waitFor();
    expect(await names.allTextContents()).toEqual(['Margaret', 'Walter']);
    expect(
      await page.locator('main').getByRole('link', { name: 'Add Contact', exact: true }).getAttribute('href'),
    ).toBe('/people/add');
    const search = page.getByRole('searchbox');
    for (const [words, name] of [
      ['WALT', 'Walter'],
      ['peg', 'Margaret'],
      ['@home', 'Margaret'],
      ['Colleague', 'Walter'],
    ]) {
      await search.fill(words ?? '');
      await names.nth(1).waitFor({ state: 'detached' });
      expect(await names.allTextContents()).toEqual([name]);
      await search.fill('');
      await names.nth(1).waitFor();
    }
    await search.fill('nobody');
    await page.getByText('No matching contacts', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Clear Search', exact: true }).click();
    await names.nth(1).waitFor();
    const card = page.getByRole('listitem').filter({ hasText: 'Margaret' });
    expect(await card.getByRole('link', { name: /Create a card/ }).getAttribute('href')).toBe(
      `/cards/create?personId=${id}`,
    );
    // Its page opens after the search words settle (a timer of the page that started before this one).
    await page.route('**/assets/_id-*.js', async (route) => {
      await page.evaluate(() => new Promise((settled) => setTimeout(settled, 300)));
      await route.continue();
    });
    await search.fill('marg');
    await names.first().click();
    await page.waitForURL(`**/people/${id}`);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  journey(
    'a contact’s page has its six sections and those added since, and links to its forms',
    async ({ page, make }) => {
      const id = await make('/api/people', { name: 'Margaret' });
      const soon = dayIn(20);
      const birthday = await make('/api/important-dates', {
        personId: id,
        occasionType: 'birthday',
        date: yearsBefore(60, soon),
      });
      const wedding = await make('/api/important-dates', {
        personId: id,
        occasionType: 'wedding',
        date: yearsBefore(24, soon),
      });
      const card = await make('/api/cards', {
        personId: id,
        occasionId: wedding,
        title: 'For a wedding',
        message: 'x',
        category: 'custom',
      });
      await page.goto(`/people/${id}`);
      await page.getByRole('link', { name: 'For a wedding' }).waitFor();
      for (const name of ['Keeping in touch', 'Lives with', 'Moments', 'Related people'])
        await page.getByRole('heading', { name }).waitFor();
      expect((await page.locator('main').getByRole('heading', { level: 2 }).allTextContents()).sort()).toEqual([
        'About them',
        'Approved Upcoming Cards',
        'Card History',
        'Contact Info',
        'For Your Review and Approval',
        'Important Dates',
        'Keeping in touch',
        'Lives with',
        'Moments',
        'Not Yet Created Cards',
        'Related people',
      ]);
      const link = (name: string | RegExp) => page.locator('main').getByRole('link', { name, exact: true });
      expect(await link('My Contacts').getAttribute('href')).toBe('/people');
      expect(await link('Edit').getAttribute('href')).toBe(`/people/${id}/edit`);
      expect(await link('Add Date').getAttribute('href')).toBe(`/people/${id}/dates/add`);
      expect(await link('Edit Birthday').getAttribute('href')).toBe(`/people/${id}/dates/${birthday}/edit`);
      expect(await link('Create a Card').getAttribute('href')).toBe(`/cards/create?personId=${id}`);
      expect(await link(/^Create card for .*Birthday/).getAttribute('href')).toBe(
        `/cards/create?personId=${id}&dateId=${birthday}`,
      );
      await link(/For a wedding/).click();
      await page.waitForURL(`**/cards/${card}`);
      expect(await page.evaluate(() => history.state.from)).toBe(`/people/${id}`);
    },
  );

  journey(
    'a contact that cannot be loaded shows a message and a way back',
    async ({ page }) => {
      await page.goto('/people/999999');
      await page.getByText('Failed to load contact details.', { exact: true }).waitFor();
      const back = page.getByRole('link', { name: 'Back to Contacts', exact: true });
      expect(await back.getAttribute('href')).toBe('/people');
    },
    { fails: true },
  );

  journey(
    'checks and saves a new contact, and continues with their first date',
    async ({ page }) => {
      await page.goto('/people/add');
      await page.getByRole('heading', { level: 1, name: 'Add New Contact', exact: true }).waitFor();
      for (const name of ['Make your cards truly special!', 'Card Style'])
        await page.getByRole('heading', { name, exact: true }).waitFor();
      const labels = await page.locator('form label').allTextContents();
      for (const label of ['Street', 'City', 'State / Province', 'Postal code', 'Country'])
        expect(labels).toContain(label);
      expect(await page.getByRole('link', { name: 'Cancel', exact: true }).getAttribute('href')).toBe('/people');
      const submit = page.getByRole('button', { name: 'Add Contact', exact: true });
      const act = () => submit.click();
      await page.getByLabel(/^Email/).fill('no address');
      await act();
      await page.getByText('Name is required', { exact: true }).waitFor();
      await page.getByText('Invalid email address', { exact: true }).waitFor();
      await page.getByLabel(/^Email/).fill('');
      await page.getByLabel('Name', { exact: true }).fill('Margaret');
      expect(await page.getByLabel('Custom relationship').count()).toBe(0);
      await page.getByRole('combobox', { name: 'Relationship' }).click();
      await page.getByRole('combobox', { name: 'Search relationships' }).fill('other');
      await page.getByRole('option', { name: 'Other', exact: true }).click();
      await page.getByRole('listbox').waitFor({ state: 'detached' });
      await act();
      await page.getByText("Custom relationship type is required when 'Other' is selected", { exact: true }).waitFor();
      await page.getByLabel('Custom relationship').fill('godmother');
      await seeFailures(page, { path: '**/api/people', act, title: 'Error', fallback: 'Failed to save contact' });
      const [request] = await Promise.all([page.waitForRequest((asked) => asked.method() === 'POST'), act()]);
      expect(request.postDataJSON()).toMatchObject({
        name: 'Margaret',
        relationship: 'godmother',
        email: null,
        phone: null,
      });
      await page.waitForURL(/\/people\/\d+\/dates\/add$/);
      await seeToast(page, 'Contact added');
    },
    { fails: true },
  );

  journey('saves a changed contact, and returns to its page', async ({ page, make }) => {
    const id = await make('/api/people', { name: 'Margaret', relationship: 'godmother' });
    await page.goto(`/people/${id}/edit`);
    await page.getByRole('heading', { level: 1, name: 'Edit Contact', exact: true }).waitFor();
    await expect.poll(() => page.getByLabel('Custom relationship').inputValue()).toBe('godmother');
    await page.getByLabel('Name', { exact: true }).fill('Margaret Hale');
    await page.getByRole('button', { name: 'Update Contact', exact: true }).click();
    await page.waitForURL(`**/people/${id}`);
    await seeToast(page, 'Contact updated');
    await page.getByRole('heading', { level: 1, name: 'Margaret Hale' }).waitFor();
  });

  journey(
    'asks before deleting a contact',
    async ({ page, make }) => {
      const id = await make('/api/people', { name: 'Margaret' });
      await page.goto(`/people/${id}/edit`);
      const act = async () => {
        await chooseFromMenu(page, 'More actions', 'Delete Contact');
        await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Contact' }).click();
        await page.getByRole('alertdialog').waitFor({ state: 'detached' });
      };
      await seeFailures(page, {
        path: `**/api/people/${id}`,
        act,
        title: 'Error',
        fallback: 'Failed to delete contact',
        refusedTitle: 'Delete failed',
      });
      await act();
      await seeToast(page, 'Contact deleted');
      await page.waitForURL('**/people');
    },
    { fails: true },
  );

  const vcard = (birthday: string) => ({
    name: 'margaret.vcf',
    mimeType: 'text/vcard',
    buffer: Buffer.from(`BEGIN:VCARD\nVERSION:3.0\nFN:Margaret Hale\nTEL:123\n${birthday}END:VCARD\n`),
  });

  journey(
    'a vCard fills in the form, and its birthday is added with the contact',
    async ({ page }) => {
      await page.goto('/people/add');
      const file = page.getByLabel('vCard file');
      await page.getByRole('button', { name: 'Upload Contact', exact: true }).waitFor();
      expect(await file.getAttribute('accept')).toContain('.vcf');
      await seeFailures(page, {
        path: '**/api/people/upload-vcf',
        act: () => file.setInputFiles(vcard('')),
        title: 'Upload failed',
        fallback: 'Failed to upload vCard',
      });
      await file.setInputFiles(vcard('BDAY:1966-12-04\n'));
      await seeToast(page, 'Contact imported', 'Check the details. The birthday will be added with the contact.');
      await expect.poll(() => page.getByLabel('Name', { exact: true }).inputValue()).toBe('Margaret Hale');
      expect(await page.evaluate(() => JSON.stringify(sessionStorage))).toContain('1966-12-04');
      const [request] = await Promise.all([
        page.waitForRequest('**/api/important-dates'),
        page.getByRole('button', { name: 'Add Contact', exact: true }).click(),
      ]);
      expect(request.postDataJSON()).toMatchObject({
        occasionType: 'birthday',
        date: '1966-12-04',
        repeatsAnnually: true,
        notifyDaysBefore: 7,
        isActive: true,
      });
      await seeToast(page, 'Birthday added');
    },
    { fails: true },
  );

  journey(
    'keeps a new contact if the birthday or the photo fails',
    async ({ page }) => {
      await page.route('**/api/important-dates', (route) => route.abort());
      await page.route('**/api/people/upload-image', (route) => route.abort());
      await page.goto('/people/add');
      await page.getByLabel('vCard file').setInputFiles(vcard('BDAY:1966-12-04\n'));
      await seeToast(page, 'Contact imported');
      await page
        .locator('input[type=file][accept="image/*"]')
        .setInputFiles({ ...vcard(''), mimeType: 'image/png', name: 'a.png' });
      await seeToast(page, 'Image upload failed');
      await page.getByRole('button', { name: 'Add Contact', exact: true }).click();
      await page.waitForURL(/\/people\/\d+\/dates\/add$/);
      await seeToast(page, 'Birthday not added');
    },
    { fails: true },
  );

  journey('offers help with exports for four devices, and a way to add several contacts', async ({ page }) => {
    await page.goto('/people/add');
    await page.getByRole('button', { name: 'Adding several contacts? Upload a CSV', exact: true }).waitFor();
    await page.getByRole('button', { name: 'Need help?', exact: true }).click();
    const tabs = page.getByRole('dialog').getByRole('tab');
    await tabs.first().waitFor();
    expect(await tabs.allTextContents()).toEqual(['iPhone', 'Android', 'Mac', 'Windows']);
  });
}

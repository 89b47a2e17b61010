import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { launchBrowser } from '../browser.ts';
import { type ApiClient, signUp } from '../process/api-client.ts';
import { type FondlyProcess, startFondlyProcess } from '../process/start-fondly-process.ts';
import { findAccessibilityProblems } from './find-accessibility-problems.ts';
import { openPage } from './open-page.ts';

const account = { name: 'Eleanor', email: 'eleanor@whitfield.test' };
let browser: Browser;
let fondly: FondlyProcess;
let eleanor: ApiClient;
let createPath: string;

beforeAll(async () => {
  browser = await launchBrowser();
  fondly = await startFondlyProcess();
  eleanor = await signUp(fondly.address, account);
});
// A second card for one date is asked about.
beforeEach(async () => {
  const idOf = async (path: string, body: object) =>
    ((await eleanor.call('POST', path, body)).body as { id: number }).id;
  const personId = await idOf('/api/people', { name: 'Margaret', email: 'm@whitfield.test' });
  const dateId = await idOf('/api/important-dates', { personId, occasionType: 'birthday', date: '1966-12-04' });
  createPath = `/cards/create?personId=${personId}&dateId=${dateId}`;
});
afterAll(async () => {
  await browser?.close();
  await fondly?.close();
});

/** Red on the left, blue on the rest. */
const photo = await sharp({ create: { width: 2700, height: 900, channels: 3, background: '#3355aa' } })
  .composite([{ input: { create: { width: 900, height: 900, channels: 3, background: '#cc3333' } }, left: 0, top: 0 }])
  .jpeg()
  .toBuffer();

async function openForm(page: Page) {
  await page.request.post('/api/login', { data: { email: account.email, password: 'correct horse' } });
  await page.goto(createPath);
  await page.getByRole('radio', { name: /^Photo/ }).check();
  await page.getByRole('radio', { name: /Your Photo/ }).check();
  const file = { name: 'us.jpg', mimeType: 'image/jpeg', buffer: photo };
  await page.locator('input[type=file][accept*="image"]').first().setInputFiles(file);
  return page.getByRole('slider', { name: 'Part of the photo on the card' });
}

test('keys and pointer choose which part of a photo the card shows', async () => {
  const { page, complaints, close } = await openPage(browser, fondly.address);
  const frame = await openForm(page);
  const said = () => frame.getAttribute('aria-valuetext');
  await frame.waitFor();
  await expect.poll(said).toBe('The studio chooses');
  const preview = page.getByRole('complementary', { name: 'Preview' }).locator('img');
  const cut = () => preview.evaluate((image) => getComputedStyle(image).objectPosition);
  await expect.poll(cut).toBe('50% 50%');
  await frame.press('End');
  await expect.poll(said).toBe('100% from the left');
  await expect.poll(cut).toBe('100% 50%');
  await page.getByRole('button', { name: 'Let the studio choose' }).click();
  await expect.poll(said).toBe('The studio chooses');

  const box = await page.getByRole('img', { name: 'Your photo us.jpg' }).boundingBox();
  if (!box) throw new Error('The photo is not shown');
  await page.mouse.move(box.x + box.width / 2, box.y + 20);
  await page.mouse.down();
  await page.mouse.move(box.x + 10, box.y + 40, { steps: 4 });
  await page.mouse.up();
  await expect.poll(said).toBe('0% from the left');
  expect(await findAccessibilityProblems(page)).toEqual([]);

  await page.getByRole('button', { name: 'Create Card' }).first().click();
  await page.waitForURL(/\/cards\/\d+$/);
  const picture = page.getByRole('tabpanel').getByRole('img').first();
  const url = (await picture.getAttribute('src')) ?? '';
  const { dominant } = await sharp(await (await page.request.get(url)).body()).stats();
  expect(dominant.r).toBeGreaterThan(dominant.b);
  expect(complaints).toEqual([]);
  await close();
});

test('several photos lie on one card, in the order chosen', async () => {
  const { page, complaints, close } = await openPage(browser, fondly.address);
  await (await openForm(page)).waitFor();
  const green = await sharp({ create: { width: 900, height: 900, channels: 3, background: '#33aa44' } })
    .jpeg()
    .toBuffer();
  const add = page.getByLabel('Add a photo');
  await add.setInputFiles({ name: 'her.jpg', mimeType: 'image/jpeg', buffer: green });
  const places = page.getByRole('listitem').filter({ has: page.getByRole('img', { name: /^\d of 2$/ }) });
  await expect.poll(() => places.count()).toBe(2);
  const sheet = page.getByRole('complementary', { name: 'Preview' }).locator('img');
  const seen = async () => {
    const bytes = await (await page.request.get((await sheet.getAttribute('src')) ?? '')).body();
    const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const at = (Math.round(info.height / 2) * info.width + Math.round(info.width / 4)) * info.channels;
    return (data[at + 1] as number) > (data[at + 2] as number) ? 'green' : 'blue';
  };
  await expect.poll(seen).toBe('blue');
  await page.getByRole('button', { name: 'Move photo 2 forward' }).click();
  await expect.poll(seen).toBe('green');
  await page.getByRole('radio', { name: 'One large' }).click();
  await expect.poll(() => page.getByRole('radio', { name: 'One large' }).getAttribute('aria-checked')).toBe('true');
  expect(await findAccessibilityProblems(page)).toEqual([]);

  await page.getByRole('button', { name: 'Create Card' }).first().click();
  await page.waitForURL(/\/cards\/\d+$/);
  const url = (await page.getByRole('tabpanel').getByRole('img').first().getAttribute('src')) ?? '';
  const { dominant } = await sharp(await (await page.request.get(url)).body()).stats();
  expect(dominant.g).toBeGreaterThan(dominant.b);
  expect(complaints).toEqual([]);
  await close();
});

test('the frame fits on a phone, in dark mode and right to left', async () => {
  const { page, complaints, close } = await openPage(browser, fondly.address, {
    width: 320,
    height: 700,
    colorScheme: 'dark',
  });
  const frame = await openForm(page);
  await frame.waitFor();
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
  await frame.press('Home');
  const left = await frame.evaluate((node) => {
    const [own, photo] = [node.getBoundingClientRect(), node.parentElement?.getBoundingClientRect()];
    return Math.round(own.left - (photo?.left ?? 0));
  });
  expect(left).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  expect(await findAccessibilityProblems(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await close();
});

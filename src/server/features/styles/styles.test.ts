import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../../tests/app/test-app.ts';
import { presetCategories } from '../../../contract/vocabulary.ts';
import { cardStyles } from '../../db/tables/card-styles.ts';
import { presetSeeds } from './preset-seeds.ts';
import { seedPresets } from './seed-presets.ts';

let fondly: TestApp;
let eleanor: Person;
beforeAll(async () => {
  fondly = await startTestApp();
  eleanor = await fondly.signUp();
});
afterAll(() => fondly.close());

test('a fresh installation gets every style once, with its picture and in order', async () => {
  await seedPresets(fondly.context);
  const presets = (await eleanor.call('GET', '/api/card-style-presets')).json();
  expect(presets.map((preset: { name: string }) => preset.name)).toEqual(presetSeeds.map((seed) => seed.name));
  expect(presets[0]).toMatchObject({
    name: 'Watercolor Bloom',
    category: 'AI Generated',
    systemDefaultStyle: true,
    requiresImage: false,
    parameters: { artStyle: 'Watercolor', colorPalette: 'Pastel' },
  });
  expect(presets.filter((preset: { systemDefaultStyle: boolean }) => preset.systemDefaultStyle)).toHaveLength(1);
  expect((await eleanor.call('GET', presets[0].imagePath)).statusCode).toBe(200);
  for (const category of presetCategories) {
    const ofCategory = presets.filter((preset: { category: string }) => preset.category === category);
    expect(ofCategory.length).toBeGreaterThanOrEqual(6);
  }
});

test("a second start adds nothing and preserves an administrator's changes", async () => {
  const { orm } = fondly.context.database;
  await orm.update(cardStyles).set({ name: 'Renamed' }).where(eq(cardStyles.seedKey, 'text/modern'));
  await seedPresets(fondly.context);
  const names = (await eleanor.call('GET', '/api/card-style-presets'))
    .json()
    .map((preset: { name: string }) => preset.name);
  expect(names).toContain('Renamed');
  expect(names).not.toContain('Text: Modern');
  expect(names).toHaveLength(presetSeeds.length);
});

test('returns a style by id and 404 for an unknown one', async () => {
  const [first] = (await eleanor.call('GET', '/api/card-style-presets')).json();
  expect((await eleanor.call('GET', `/api/card-style-presets/${first.id}`)).json()).toEqual(first);
  const unknown = await eleanor.call('GET', '/api/card-style-presets/00000000-0000-4000-8000-000000000000');
  expect([unknown.statusCode, unknown.json().message]).toEqual([404, 'The style was not found.']);
});

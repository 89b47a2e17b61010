import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../../tests/app/test-app.ts';
import { presetCategories } from '../../../contract/vocabulary.ts';
import { cardStyles } from '../../db/tables/card-styles.ts';
import { presetSeeds } from './preset-seeds.ts';
import { seedPresets } from './seed-presets.ts';

let fondly: TestApp;
let eleanor: Person;
/** The studio's own tests draw twenty pictures; here a stand-in is enough. */
const drawn: string[] = [];
let drawing = 0;
let mostAtOnce = 0;
beforeAll(async () => {
  fondly = await startTestApp();
  fondly.context.pictures.render = async (request) => {
    drawn.push(request.kind);
    drawing += 1;
    mostAtOnce = Math.max(mostAtOnce, drawing);
    await new Promise((resolve) => setImmediate(resolve));
    drawing -= 1;
    return { jpeg: Buffer.from('a picture'), width: 1, height: 1 };
  };
  eleanor = await fondly.signUp();
});
afterAll(() => fondly.close());

test('a fresh installation gets every style once, with its picture and in order', async () => {
  await seedPresets(fondly.context, () => {});
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
  expect(drawn).toHaveLength(presetSeeds.length);
  expect(mostAtOnce).toBeLessThan(20);
});

test("a second start draws nothing and preserves an administrator's changes", async () => {
  const { orm } = fondly.context.database;
  await orm.update(cardStyles).set({ name: 'Renamed' }).where(eq(cardStyles.seedKey, 'text/modern'));
  drawn.length = 0;
  await seedPresets(fondly.context, () => {});
  expect(drawn).toEqual([]);
  const names = (await eleanor.call('GET', '/api/card-style-presets'))
    .json()
    .map((preset: { name: string }) => preset.name);
  expect(names).toContain('Renamed');
  expect(names).not.toContain('Text: Modern');
});

test('returns a style by id and 404 for an unknown one', async () => {
  const [first] = (await eleanor.call('GET', '/api/card-style-presets')).json();
  expect((await eleanor.call('GET', `/api/card-style-presets/${first.id}`)).json()).toEqual(first);
  const unknown = await eleanor.call('GET', '/api/card-style-presets/00000000-0000-4000-8000-000000000000');
  expect([unknown.statusCode, unknown.json().message]).toEqual([404, 'The style was not found.']);
});

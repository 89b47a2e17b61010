import { expect, test } from 'vitest';
import { categoryForOccasion } from '../../domain/card-category.ts';
import { defaultStyleSettings } from '../../domain/styles.ts';
import type { IllustrationRequest } from './compose-scene.ts';
import type { PictureFacts } from './library/choose-subjects.ts';
import { occasionTable } from './library/occasion-motifs.ts';
import { contentOf, planPicture, shownBy, shownOfPrompt } from './plan-picture.ts';

const nothing: PictureFacts = {
  occasion: 'birthday',
  years: null,
  loves: [],
  pets: [],
  name: 'Anna',
  season: null,
  shown: [],
};
const request: IllustrationRequest = {
  kind: 'illustration',
  category: 'birthday',
  settings: { ...defaultStyleSettings, category: 'AIgen' },
  heading: 'Happy Birthday',
  prompt: '',
  seed: 'a',
  size: '1024x1024',
};
const planned = (changes: Partial<IllustrationRequest>) => planPicture({ ...request, ...changes });
const countOf = (plan: ReturnType<typeof planPicture>, motif: string) =>
  plan?.placements.filter(({ subject, rank }) => subject.motif.name === motif && rank !== 'accent').length;

test('uses a hand-drawn scene if nothing is known', () => {
  expect(planned({})).toBeNull();
  expect(planned({ prompt: 'something lovely' })).toBeNull();
  const plans = Array.from({ length: 40 }, (_, at) => planned({ seed: `s${at}`, facts: nothing }));
  const scenes = plans.filter((plan) => plan === null).length;
  expect(scenes).toBeGreaterThan(2);
  expect(scenes).toBeLessThan(20);
});

test('draws the requested number of the things in a prompt', () => {
  for (const seed of ['a', 'b', 'c#0', 'c#1', 'c#2']) {
    const plan = planned({ seed, prompt: 'two cats on a sofa', facts: nothing });
    expect([countOf(plan, 'cat'), countOf(plan, 'sofa')]).toEqual([2, 1]);
  }
});

test.each(['a yellow sheep', 'eine violette Gitarre'])('shows the one thing of a prompt once: %s', (prompt) => {
  for (let at = 0; at < 12; at += 1) {
    const plan = planned({ seed: `${at}`, prompt, facts: nothing });
    expect(plan?.placements.filter(({ subject, rank }) => subject.colour !== null && rank !== 'accent')).toHaveLength(
      1,
    );
  }
});

test.each([
  'a dinosaur with a cake',
  'a piano',
  'dog, cat, owl, fox',
  'ein rotes Fahrrad',
  'five white sheep and a tractor',
])('places everything that it lists as drawn: %s', (prompt) => {
  for (let at = 0; at < 8; at += 1) {
    const asked = { ...request, prompt, seed: `${at}`, facts: nothing };
    const placed = new Set(planPicture(asked)?.placements.map(({ subject }) => subject.motif.name));
    for (const { motif } of contentOf(asked)?.subjects ?? []) expect(placed).toContain(motif.name);
  }
});

test('keeps hand-drawn scenes away from days that they do not suit', () => {
  for (let at = 0; at < 20; at += 1)
    expect(
      planned({ category: 'holiday', seed: `${at}`, facts: { ...nothing, occasion: 'memorial-day' } }),
    ).not.toBeNull();
});

test('gives 24 birthdays at least nine arrangements, and three options three', () => {
  const names = Array.from({ length: 24 }, (_, at) => {
    const years = at % 4 === 0 ? 60 : 43;
    return planned({ seed: `friend ${at}`, facts: { ...nothing, years, loves: ['guitar', 'sailboat', 'cat'] } })?.name;
  });
  expect(new Set(names).size).toBeGreaterThanOrEqual(9);
  const options = [0, 1, 2].map((at) => planned({ seed: `x#${at}`, facts: { ...nothing, loves: ['guitar'] } })?.name);
  expect(new Set(options).size).toBe(3);
});

test.each(['birthday', 'wedding', 'graduation', 'independence-day', 'easter'])(
  'the three options of a card differ in arrangement: %s',
  (occasion) => {
    for (let card = 0; card < 25; card += 1) {
      const category = categoryForOccasion(occasion);
      const names = [0, 1, 2].map(
        (at) => planned({ category, seed: `${card}#${at}`, facts: { ...nothing, occasion } })?.name ?? 'by hand',
      );
      expect(new Set(names).size).toBe(3);
    }
  },
);

test('snow falls on the other things of a prompt', () => {
  const asked = { ...request, prompt: 'two foxes in the snow', facts: nothing };
  expect(contentOf(asked)?.subjects.map(({ motif }) => motif.name)).toEqual(['fox']);
  expect(shownOfPrompt(asked)).toEqual({ drawn: ['foxes', 'snow'], missing: [] });
});

test('shows no hearts where romance does not belong', () => {
  for (const [name, { never }] of Object.entries(occasionTable().occasions)) {
    if (!never.includes('romance')) continue;
    const { accents } = contentOf({ ...request, category: 'custom', facts: { ...nothing, occasion: name } }) ?? {};
    expect(accents?.map(({ motif }) => motif.name) ?? [], name).not.toContain('accent-heart');
  }
});

test('never repeats an arrangement for a person', () => {
  const shown = ['hero', 'scene', 'vignette'].map((arrangement) => ({ arrangement, motif: 'owl' }));
  for (let at = 0; at < 30; at += 1) {
    const plan = planned({ seed: `${at}`, facts: { ...nothing, loves: ['guitar', 'cat'], shown } });
    expect(shown.map(({ arrangement }) => arrangement)).not.toContain(plan?.name);
  }
});

test('never repeats a palette or a hand-drawn scene for a person', () => {
  const shown = [{ arrangement: 'by hand', motif: '', palette: 'peach' } as const];
  for (let at = 0; at < 30; at += 1) {
    const asked = { ...request, seed: `${at}`, facts: { ...nothing, shown } };
    const [first] = shownBy(asked);
    expect(first?.palette).not.toBe('peach');
    expect(planPicture(asked)).not.toBeNull();
  }
  const options = [0, 1, 2].map((at) => shownBy({ ...request, seed: `x#${at}`, facts: nothing })[0]?.palette);
  expect(new Set(options).size).toBe(3);
});

test('gives the contacts of one sender different arrangements and palettes as far as possible', () => {
  const all = Array.from({ length: 7 }, (_, at) => planned({ seed: `${at}`, prompt: 'an owl', facts: nothing })?.name);
  const usual = all[0] as string;
  const others = [{ arrangement: usual, motif: 'cat', palette: 'lilac' } as const];
  for (let at = 0; at < 30; at += 1) {
    const [first] = shownBy({ ...request, seed: `${at}`, prompt: 'an owl', facts: { ...nothing, others } });
    expect(first?.arrangement).not.toBe(usual);
    expect(first?.palette).not.toBe('lilac');
  }
});

test('one of three pictures of a round birthday is built around its figures', () => {
  const numerals = [0, 1, 2].map((at) => planned({ seed: `y#${at}`, facts: { ...nothing, years: 70 } })?.numeral?.text);
  expect(numerals).toContain('70');
});

test('lists what of a prompt is drawn, and what is not', () => {
  const said = shownOfPrompt({ ...request, prompt: 'Two cats, a red bicycle and a zeppelin' });
  expect(said).toEqual({ drawn: ['cats', 'red bicycle'], missing: ['zeppelin'] });
  expect(shownOfPrompt(request)).toEqual({ drawn: [], missing: [] });
});

test('no snow comes unasked where the day is not in winter, and none is lost where it is', () => {
  const snowy = new Set(['accent-snowflake', ...(occasionTable().groups.snow ?? [])]);
  const snowOn = (season: PictureFacts['season'], category: 'christmas' | 'new-year' | 'holiday') =>
    Array.from({ length: 40 }, (_, at) => {
      const asked = { ...request, category, seed: `${at}`, facts: { ...nothing, occasion: null, season } };
      const content = contentOf(asked);
      if (content === null) return 'scene';
      return [...content.subjects, ...content.accents].some(({ motif }) => snowy.has(motif.name)) ? 'snow' : 'none';
    });
  for (const category of ['christmas', 'new-year', 'holiday'] as const)
    expect(new Set(snowOn('summer', category))).toEqual(new Set(['none']));
  expect(new Set(snowOn('winter', 'christmas'))).toContain('snow');
  const asked = { ...request, category: 'christmas', prompt: 'a snowman' } as const;
  expect(shownOfPrompt({ ...asked, facts: { ...nothing, season: 'summer' } }).drawn).toEqual(['snowman']);
});

import { expect, test } from 'vitest';
import { overlayPresets } from '../../../../domain/styles.ts';
import { presets } from '../../../style-choice/example-facts.ts';
import { type CreateForm, changeForm, emptyForm, startForm } from './create-form-state.ts';
import { birthday, facts, mum } from './example-facts.ts';
import { viewForm } from './form-view.ts';

const chosen = emptyForm({ personId: mum.id, dateId: birthday.id });

test('proposes title, category, day and years from the contact and the date', () => {
  const view = viewForm(chosen, facts);
  expect(view).toMatchObject({
    title: 'Happy 60th Birthday, Mum',
    category: 'birthday',
    scheduledDate: '2026-12-04',
    years: 60,
  });
});

test('keeps an edited title, even an empty one', () => {
  const edited = changeForm(chosen, { type: 'titleChanged', title: '' });
  expect(viewForm(edited, facts).title).toBe('');
  const other = changeForm(edited, { type: 'titleChanged', title: 'For you' });
  expect(viewForm(changeForm(other, { type: 'dateChosen', occasionId: 99 }), facts).title).toBe('For you');
});

test("proposes the title in the contact's language once loaded, but keeps the user's own", () => {
  const read = { ...facts, proposedTitle: '¡Feliz 60 cumpleaños, Mum!' };
  expect(viewForm(chosen, read).title).toBe('¡Feliz 60 cumpleaños, Mum!');
  expect(viewForm(changeForm(chosen, { type: 'titleChanged', title: 'Mine' }), read).title).toBe('Mine');
  expect(viewForm(emptyForm({ personId: mum.id }), read).title).toBe('');
});

test('choosing another contact clears the date and the tone, choosing the same one does not', () => {
  const playful = changeForm(chosen, { type: 'mannerChosen', manner: { tone: 'playful' } });
  expect(playful).toMatchObject({ personId: mum.id, tone: 'playful', length: null });
  expect(changeForm(playful, { type: 'personChosen', personId: 2 })).toMatchObject({
    personId: 2,
    occasionId: null,
    tone: null,
  });
  expect(changeForm(chosen, { type: 'personChosen', personId: mum.id })).toBe(chosen);
});

test('clearing the contact keeps the message', () => {
  const typed = changeForm(chosen, { type: 'personalMessageChanged', text: 'The blue bicycle' });
  const open = changeForm(typed, { type: 'personLeftOpen' });
  expect(startForm(open, { personId: 2 })).toMatchObject({ personId: 2, personalMessage: 'The blue bicycle' });
});

test('ignores a date of another contact', () => {
  const view = viewForm({ ...chosen, personId: 2 }, facts);
  expect(view).toMatchObject({ date: null, category: null, title: '' });
});

test('a card for a past one-time date has no day', () => {
  const past = { ...birthday, repeatsAnnually: false, nextOccurrence: null };
  expect(viewForm(chosen, { ...facts, dates: [past] })).toMatchObject({
    scheduledDate: null,
    years: null,
    title: 'Happy Birthday, Mum',
  });
});

test('choosing a category drops the preset of another category', () => {
  const own = changeForm(chosen, { type: 'presetChosen', presetId: presets.rain.id, category: 'AIgen' });
  expect(viewForm(own, facts).style?.name).toBe('Ink and Rain');
  expect(changeForm(own, { type: 'styleCategoryChosen', category: 'AIgen' })).toBe(own);
  const text = changeForm(own, { type: 'styleCategoryChosen', category: 'text' });
  expect(viewForm(text, facts)).toMatchObject({ styleCategory: 'text', style: { name: 'Text: Modern' } });
});

const kept: CreateForm = { ...emptyForm({}), personalMessage: 'The blue bicycle' };
test.each<[string, CreateForm | null, { personId?: number; dateId?: number }, Partial<CreateForm>]>([
  ['there is no draft', null, { personId: 1, dateId: 7 }, { personId: 1, occasionId: 7, personalMessage: '' }],
  [
    'the draft has no contact yet',
    kept,
    { personId: 1, dateId: 7 },
    { personId: 1, personalMessage: 'The blue bicycle' },
  ],
  ['the address has no contact', { ...kept, personId: 1 }, {}, { personId: 1, personalMessage: 'The blue bicycle' }],
  ['the draft has no date yet', { ...kept, personId: 1 }, { personId: 1, dateId: 7 }, { occasionId: 7 }],
  ['the draft is for another contact', { ...kept, personId: 2 }, { personId: 1 }, { personId: 1, personalMessage: '' }],
  [
    'the draft is for another date',
    { ...kept, personId: 1, occasionId: 8, ownTitle: 'Happy Anniversary' },
    { personId: 1, dateId: 7 },
    { occasionId: 7, ownTitle: null, personalMessage: 'The blue bicycle' },
  ],
])('starts with the right form when %s', (_, before, start, expected) => {
  expect(startForm(before, start)).toMatchObject(expected);
});

const wishes = {
  artStyle: 'Oil Painting',
  colorPalette: 'Muted Tones',
  visualDetail: 'Detailed',
  includeCharacters: true,
  sceneSetting: 'Cozy',
} as const;

test("the card's own style settings override every preset and have no preset id", () => {
  const own = changeForm(chosen, { type: 'ownStyleChosen', style: wishes });
  expect(viewForm(own, facts).style).toMatchObject({
    presetId: null,
    basePresetId: presets.bloom.id,
    name: 'Oil Painting',
    settings: { ...wishes, category: 'AIgen' },
  });
  const back = changeForm(own, { type: 'ownStyleChosen', style: null });
  expect(viewForm(back, facts).style).toMatchObject({ presetId: presets.bloom.id, name: 'Watercolor Bloom' });
});

test("choosing another preset or category drops the card's own settings", () => {
  const own = changeForm(changeForm(chosen, { type: 'ownStyleChosen', style: wishes }), {
    type: 'overlayChosen',
    overlay: 'none',
  });
  for (const event of [
    { type: 'presetChosen', presetId: presets.rain.id, category: 'AIgen' },
    { type: 'styleCategoryChosen', category: 'photo' },
  ] as const) {
    expect(changeForm(own, event)).toMatchObject({ ownStyle: null, overlay: null });
  }
});

test.each<[CreateForm['overlay'], string | undefined]>([
  [null, 'elegant'],
  ['none', undefined],
  [overlayPresets.bold, 'bold'],
])('with the overlay choice %j a photo card has the overlay %s', (overlay, preset) => {
  const form: CreateForm = { ...chosen, styleCategory: 'photo', overlay };
  expect(viewForm(form, facts).style?.settings.overlay?.preset).toBe(preset);
  const painted = viewForm({ ...form, styleCategory: 'image' }, facts).style;
  expect(painted?.settings.overlay).toBeNull();
});

test("a change of its facts drops the studio's prompt and keeps the user's own", () => {
  const written = changeForm(chosen, { type: 'promptWritten', text: 'A cake' });
  const edited = changeForm(written, { type: 'promptEdited', text: 'A blue cake' });
  for (const event of [
    { type: 'personChosen', personId: 2 },
    { type: 'personLeftOpen' },
    { type: 'dateChosen', occasionId: 8 },
    { type: 'styleCategoryChosen', category: 'image' },
    { type: 'presetChosen', presetId: presets.rain.id, category: 'AIgen' },
    { type: 'ownStyleChosen', style: wishes },
  ] as const) {
    expect([event.type, changeForm(written, event).prompt]).toEqual([event.type, null]);
    expect([event.type, changeForm(edited, event).prompt?.text]).toEqual([event.type, 'A blue cake']);
  }
});

test('accepting a late delivery applies only to this contact, day and delivery method', () => {
  const accepted = changeForm({ ...chosen, deliveryMethod: 'physical' }, { type: 'lateDeliveryAccepted' });
  expect(accepted.acceptsLateDelivery).toBe(true);
  expect(changeForm(accepted, { type: 'dateChosen', occasionId: 8 }).acceptsLateDelivery).toBe(false);
  expect(changeForm(accepted, { type: 'deliveryMethodChosen', deliveryMethod: 'digital' })).toMatchObject({
    deliveryMethod: 'digital',
    acceptsLateDelivery: false,
  });
});

test('accepting a second card applies to one day only', () => {
  const wanted = changeForm(emptyForm({ personId: 1, dateId: 7 }), { type: 'anotherWanted' });
  expect(wanted.makesAnother).toBe(true);
  expect(changeForm(wanted, { type: 'titleChanged', title: 'For you' }).makesAnother).toBe(true);
  expect(changeForm(wanted, { type: 'dateChosen', occasionId: 8 }).makesAnother).toBe(false);
  expect(startForm(wanted, { personId: 1, dateId: 8 }).makesAnother).toBe(false);
  expect(startForm(wanted, { personId: 1 }).makesAnother).toBe(true);
});

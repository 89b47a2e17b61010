import { expect, test } from 'vitest';
import { createCardBody } from '../../../../contract/cards.ts';
import { type CardOption, generateBody, uploadImageBody } from '../../../../contract/generation.ts';
import { orderFor, withResult } from './card-requests.ts';
import { type CreateForm, emptyForm, viewForm } from './create-form-state.ts';
import { birthday, facts, mum } from './example-facts.ts';

const ready: CreateForm = { ...emptyForm({ personId: mum.id, dateId: birthday.id }), personalMessage: 'Cornwall' };
const order = (form: CreateForm, hasPhoto = false) => orderFor(form, viewForm(form, facts), hasPhoto);
const option = (message: string): CardOption => ({
  message,
  image_url: `/api/images/${message}`,
  prompt: null,
  engine: 'studio',
  engineName: 'Fondly Studio',
});

test('an illustrated card is generated from the contact, the date and the words', () => {
  const { card, generation } = order(ready);
  expect(generation).toMatchObject({
    kind: 'generate',
    body: {
      personId: 1,
      occasionId: 7,
      category: 'birthday',
      title: 'Happy 60th Birthday, Mum',
      personalMessage: 'Cornwall',
      specialDate: { type: 'birthday', date: '1966-12-04' },
      deliveryType: 'email',
      tone: 'warm',
      userImagePath: null,
    },
  });
  expect(generateBody.safeParse(generation.body).success).toBe(true);
  expect(card).toMatchObject({ scheduledDate: '2026-12-04', recipientEmail: mum.email, digitalDeliveryType: 'email' });
});

test.each([
  ['image', 'enhance'],
  ['photo', 'withTitle'],
] as const)('a photo for %s is uploaded to %s', (styleCategory, usage) => {
  const { generation } = order({ ...ready, styleCategory }, true);
  expect(generation).toMatchObject({ kind: 'upload', body: { usage, personName: mum.name, tone: 'friendly' } });
  expect(uploadImageBody.safeParse(generation.body).success).toBe(true);
});

test('the chosen part of the photo goes with it, and with the card', () => {
  const focus = { x: 0.3, y: 0.5 };
  const { card, generation } = order({ ...ready, styleCategory: 'photo', focus }, true);
  expect(card.styleSettings?.focus).toEqual(focus);
  expect(JSON.parse(uploadImageBody.parse(generation.body).styleSettings ?? '')).toMatchObject({ focus });
  expect(order({ ...ready, styleCategory: 'text', focus }).card.styleSettings?.focus).toBeUndefined();
});

test('a photo chosen before another category was is left out', () => {
  expect(order({ ...ready, styleCategory: 'text' }, true).generation.kind).toBe('generate');
});

test('the card takes the primary and both alternates', () => {
  const made = withResult(order(ready).card, {
    defaultCard: option('one'),
    alternates: [option('two'), option('three')],
  });
  expect(createCardBody.parse(made)).toMatchObject({
    message: 'one',
    imageUrl: '/api/images/one',
    alternateMessage1: 'two',
    alternateImageUrl2: '/api/images/three',
    engine: 'Fondly Studio',
  });
});

test('a card of a photo keeps its source; a missing alternate stays empty', () => {
  const made = withResult(order({ ...ready, styleCategory: 'photo' }, true).card, {
    imageUrl: '/api/images/made',
    sourceImageUrl: '/api/images/source',
    message: 'one',
    imagePrompt: null,
    alternates: [],
    engine: 'studio',
    engineName: 'Fondly Studio',
  });
  expect(createCardBody.parse(made)).toMatchObject({ sourceImageUrl: '/api/images/source', alternateMessage1: null });
});

import { expect, test } from 'vitest';
import { createCardBody } from '../../../../../contract/cards.ts';
import {
  type CardOption,
  generateBody,
  imagePromptsBody,
  uploadImageBody,
} from '../../../../../contract/generation.ts';
import { noReach } from '../../../../../domain/reach.ts';
import { overlayPresets } from '../../../../../domain/styles.ts';
import { type CreateForm, changeForm, emptyForm } from '../create-form-state.ts';
import { birthday, facts, mum } from '../example-facts.ts';
import { type FormFacts, viewForm } from '../form-view.ts';
import { orderFor, promptRequest, withResult } from './card-requests.ts';

const ready: CreateForm = { ...emptyForm({ personId: mum.id, dateId: birthday.id }), personalMessage: 'Cornwall' };
const order = (form: CreateForm) => orderFor(form, viewForm(form, facts));
const withPhoto: CreateForm = { ...ready, photoUrl: '/api/images/own' };
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
    },
  });
  expect(generateBody.safeParse(generation.body).success).toBe(true);
  expect(card).toMatchObject({ scheduledDate: '2026-12-04', recipientEmail: mum.email, digitalDeliveryType: 'email' });
});

test('a card goes to the email chosen for it, as long as the contact has it', () => {
  const emails = [{ value: 'mum@firm.example', label: 'work' }];
  const several = { ...facts, people: [{ ...mum, reach: { ...noReach, emails } }] };
  const recipientOf = (goesTo: string | null, known: FormFacts = several) => {
    const form = changeForm(ready, { type: 'recipientChosen', goesTo: goesTo ?? '' });
    return orderFor(form, viewForm(form, known)).card.recipientEmail;
  };
  expect(recipientOf('mum@firm.example')).toBe('mum@firm.example');
  expect(recipientOf(null)).toBe(mum.email);
  expect(recipientOf('mum@firm.example', facts)).toBe(mum.email);
  const chosen = changeForm(ready, { type: 'recipientChosen', goesTo: 'mum@firm.example' });
  expect(changeForm(chosen, { type: 'personChosen', personId: 2 }).goesTo).toBeNull();
});

test.each([
  ['image', 'enhance'],
  ['photo', 'withTitle'],
] as const)('a photo for %s is uploaded with the usage %s', (styleCategory, usage) => {
  const { generation } = order({ ...withPhoto, styleCategory });
  expect(generation).toMatchObject({
    kind: 'upload',
    body: { usage, sourceImageUrl: '/api/images/own', personName: mum.name },
  });
  expect(uploadImageBody.safeParse(generation.body).success).toBe(true);
});

test('sends the chosen tone and length, and leaves the usual ones to the server', () => {
  for (const form of [ready, { ...withPhoto, styleCategory: 'photo' as const }]) {
    expect(order({ ...form, tone: 'playful', length: 'long' }).generation.body).toMatchObject({
      tone: 'playful',
      length: 'long',
    });
    const usual = order(form).generation.body;
    expect(usual).not.toHaveProperty('tone');
    expect(usual).not.toHaveProperty('length');
  }
});

test('the upload and the card include the crop of the photo', () => {
  const focus = { x: 0.3, y: 0.5 };
  const { card, generation } = order({ ...withPhoto, styleCategory: 'photo', focus });
  expect(card.styleSettings?.focus).toEqual(focus);
  expect(JSON.parse(uploadImageBody.parse(generation.body).styleSettings ?? '')).toMatchObject({ focus });
  expect(order({ ...ready, styleCategory: 'text', focus }).card.styleSettings?.focus).toBeUndefined();
});

test('leaves out a photo that was chosen for another category', () => {
  expect(order({ ...withPhoto, styleCategory: 'text' })).toMatchObject({
    generation: { kind: 'generate' },
    card: { sourceImageUrl: null },
  });
});

test('the card contains the primary option and both alternates', () => {
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

test('a photo card keeps its source photo, and a missing alternate stays empty', () => {
  const made = withResult(order({ ...withPhoto, styleCategory: 'photo' }).card, {
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

test.each<[Partial<CreateForm>, object]>([
  [{ styleCategory: 'photo', overlay: 'none' }, { usage: 'original' }],
  [{ styleCategory: 'photo', overlay: overlayPresets.bold }, { usage: 'withTitle' }],
  [{ styleCategory: 'image', overlay: overlayPresets.bold }, { usage: 'enhance' }],
])('%j uses the photo as %j', (change, expected) => {
  expect(order({ ...withPhoto, ...change }).generation.body).toMatchObject(expected);
});

test.each<[Partial<CreateForm>, string | null, boolean]>([
  [{}, null, false],
  [{ prompt: { text: 'A cake', edited: false } }, 'A cake', false],
  [{ prompt: { text: ' A blue cake ', edited: true } }, 'A blue cake', true],
  [{ prompt: { text: '  ', edited: true } }, null, false],
  [{ prompt: { text: 'A cake', edited: true }, styleCategory: 'text' }, null, false],
])('a form with %j uses the prompt %j; custom: %j', (change, imagePrompt, useCustomPrompt) => {
  const { card, generation } = order({ ...ready, ...change });
  expect([card.imagePrompt, card.useCustomPrompt, generation.body.imagePrompt]).toEqual([
    imagePrompt,
    useCustomPrompt,
    imagePrompt,
  ]);
});

test('requests a prompt with the facts of contact and date, and none without them', () => {
  const body = promptRequest(ready, viewForm(ready, facts));
  expect(imagePromptsBody.parse(body)).toMatchObject({
    contact: { name: mum.name, nickname: 'Mum', relationship: 'mother', traits: 'A blue bicycle' },
    specialDate: { type: 'birthday', date: '1966-12-04' },
    category: 'birthday',
    deliveryType: 'email',
    personalMessage: 'Cornwall',
  });
  const nobody = emptyForm({});
  expect(promptRequest(nobody, viewForm(nobody, facts))).toBeNull();
});

import { expect, test } from 'vitest';
import { presets } from '../../../../style-choice/example-facts.ts';
import { type CreateForm, emptyForm } from '../create-form-state.ts';
import { birthday, facts, mum } from '../example-facts.ts';
import { viewForm } from '../form-view.ts';
import { findProblem } from './find-problem.ts';

const ready = emptyForm({ personId: mum.id, dateId: birthday.id });
const today = '2026-11-21';
const check = (form: CreateForm, hasPhoto = false, around = facts, on = today) =>
  findProblem(form, viewForm(form, around), { hasPhoto, today: on });

test('a complete form has no problem', () => {
  expect(check(ready)).toBeNull();
});

test('an empty form reports every missing field at once', () => {
  expect(check(emptyForm({}))).toEqual({
    kind: 'fields',
    fields: {
      personId: 'Please select a contact',
      occasionId: 'Please select a special date',
      title: 'Card title is required',
      category: 'Please select a category',
    },
  });
});

test('reports a blank title and a category without styles at their fields', () => {
  const form: CreateForm = { ...ready, ownTitle: '  ', styleCategory: 'photo' };
  expect(check(form, false, { ...facts, presets: [presets.bloom] })).toEqual({
    kind: 'fields',
    fields: { title: 'Card title is required', style: 'Please select a style' },
  });
});

test.each<[Partial<CreateForm>, boolean, string | undefined]>([
  [{ styleCategory: 'image' }, false, 'photo'],
  [{ styleCategory: 'image', digitalDeliveryType: null }, false, 'photo'],
  [{ styleCategory: 'image' }, true, undefined],
  [{ digitalDeliveryType: null }, false, 'deliveryType'],
  [{ digitalDeliveryType: 'text' }, false, 'phone'],
  [{ deliveryMethod: 'physical' }, false, 'address'],
])('a form with %j and photo %j has the problem %s', (change, hasPhoto, kind) => {
  expect(check({ ...ready, ...change }, hasPhoto)?.kind).toBe(kind);
});

test('asks for a missing email address, but for a missing photo first', () => {
  const people = [{ ...mum, email: null }];
  expect(check(ready, false, { ...facts, people })).toEqual({ kind: 'email' });
  expect(check({ ...ready, styleCategory: 'photo' }, false, { ...facts, people })?.kind).toBe('photo');
});

test('a printed card asks to complete an incomplete address', () => {
  const form: CreateForm = { ...ready, deliveryMethod: 'physical' };
  const at = (address: string) => check(form, false, { ...facts, people: [{ ...mum, address }] });
  expect(at('1 Harbour Street')).toEqual({ kind: 'address' });
  expect(at('1 Harbour Street\nSt Ives, TR26 1LB')).toBeNull();
});

test("accepts the photo stored with the contact's style", () => {
  const people = [{ ...mum, styleOverrideId: presets.painted.id, styleOverrideImage: '/api/images/c' }];
  expect(check(ready, false, { ...facts, people })).toBeNull();
});

test.each<[string, Partial<CreateForm>, string | undefined]>([
  ['2026-11-27', {}, undefined],
  ['2026-11-28', {}, 'late'],
  ['2026-12-04', {}, 'late'],
  ['2026-12-04', { acceptsLateDelivery: true }, undefined],
  ['2026-12-04', { deliveryMethod: 'digital' }, undefined],
])('on %s a printed card for 4 December with %j has the problem %s', (on, change, kind) => {
  const people = [{ ...mum, address: '1 Harbour Street\nSt Ives, TR26 1LB' }];
  const form: CreateForm = { ...ready, deliveryMethod: 'physical', ...change };
  expect(check(form, false, { ...facts, people }, on)?.kind).toBe(kind);
});

test('asks last whether a day with a card should get a second one', () => {
  const taken = { ...birthday, card: { id: 9, deliveryStatus: 'draft' as const } };
  const around = { ...facts, dates: [taken] };
  expect(check(ready, false, around)).toEqual({ kind: 'another', cardId: 9 });
  expect(check({ ...ready, digitalDeliveryType: null }, false, around)?.kind).toBe('deliveryType');
  expect(check({ ...ready, makesAnother: true }, false, around)).toBeNull();
});

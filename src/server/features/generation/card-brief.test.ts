import { expect, test } from 'vitest';
import { askedOf } from './card-brief.ts';

const recipient = { name: 'Bear', nickname: null, relationship: 'friend', notes: null };
const asked = { category: 'birthday', title: 'Happy birthday' } as const;

test('a card has the requested tone and length, else the usual ones of the contact, else the defaults', () => {
  const about = { usualTone: 'playful', usualLength: 'long' } as const;
  expect(askedOf(asked, recipient, 'warm')).toMatchObject({ tone: 'warm', length: 'medium' });
  expect(askedOf(asked, { ...recipient, about }, 'warm')).toMatchObject({ tone: 'playful', length: 'long' });
  expect(askedOf({ ...asked, tone: 'formal' }, { ...recipient, about }, 'warm')).toMatchObject({
    tone: 'formal',
    length: 'long',
  });
});

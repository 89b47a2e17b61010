import { expect, test } from 'vitest';
import { wordsRequest } from '../../../../tests/words/any-words.ts';
import { cardCategories, relationships, type Tone } from '../../../contract/vocabulary.ts';
import { composeMessages } from '../compose-messages.ts';
import { readFacts } from '../read-facts.ts';
import { closesItself, salutation, signOffs, startsWithSalutation } from './address.ts';
import { pack as dutch } from './pack.ts';
import { isPolite } from './speech.ts';

function facts(relationship: string, name: string, tone: Tone = 'warm', nickname: string | null = null) {
  return readFacts(wordsRequest({ recipient: { name, nickname, relationship, notes: null }, tone }), dutch);
}

test.each([
  ['mother', 'Zelda Quist', 'warm', 'Lieve mama,'],
  ['father', 'Zelda Quist', 'formal', 'Lieve papa,'],
  ['opa', 'Opa Kees', 'warm', 'Lieve Opa Kees,'],
  ['aunt', 'Roos Veld', 'warm', 'Lieve tante Roos,'],
  ['oom', 'Jan Veld', 'warm', 'Lieve oom Jan,'],
  ['stepmother', 'Anna Veld', 'warm', 'Lieve Anna,'],
  ['daughter', 'Anna Veld', 'playful', 'Lieve Anna,'],
  ['wife', 'Anna Veld', 'warm', 'Lieve Anna,'],
  ['friend', 'Kim Veld', 'warm', 'Hoi Kim,'],
  ['friend', 'Kim Veld', 'formal', 'Beste Kim,'],
  ['colleague', 'Kim Veld', 'warm', 'Beste Kim,'],
  ['colleague', 'Kim Veld', 'formal', 'Beste Kim Veld,'],
  ['boss', 'Daan de Vries', 'respectful', 'Beste heer De Vries,'],
  ['client', 'Sanne Veld', 'formal', 'Geachte mevrouw Veld,'],
  ['friend', 'Sanne Veld', 'warm', 'Lieve Sanne,'],
  ['neighbor', 'mevr. van den Berg', 'warm', 'Beste mevrouw Van den Berg,'],
  ['client', 'Dhr. de Vries', 'formal', 'Geachte heer De Vries,'],
  ['client', 'Kim Veld', 'formal', 'Geachte Kim Veld,'],
  ['teacher', 'Juf Kim', 'warm', 'Beste Juf Kim,'],
] as const)('a %s named %s, %s: %s', (relationship, name, tone, expected) => {
  const known = facts(relationship, name, tone);
  expect(salutation(known, tone === 'formal' ? 'formal' : 'warm', false)).toBe(expected);
});

test('nobody is hailed in grief', () => {
  for (const relationship of relationships)
    expect(salutation(facts(relationship, 'Kim Veld'), 'warm', true)).toMatch(/^(?:Lieve|Beste|Geachte) /);
});

test('u and je never meet in one card, and several people are jullie', () => {
  const { familiar, polite } = dutch.manners;
  for (const name of ['Kim Veld', 'mevrouw De Vries', 'Anna & Tom Berger'])
    for (const relationship of ['friend', 'sister', 'neighbor', 'colleague', 'teacher', 'client'])
      for (const tone of ['warm', 'formal'] as const)
        for (const category of cardCategories) {
          const recipient = { name, nickname: null, relationship, notes: null };
          const request = wordsRequest({ language: 'nl', category, recipient, tone, length: 'long', count: 1 });
          const known = readFacts(request, dutch);
          const others = [isPolite(known) ? familiar : polite, isPolite(known) ? /jullie/iu : null];
          for (const { text } of composeMessages(request))
            for (const other of [...others, known.isSeveral ? familiar : null])
              if (other) expect.soft(text, `${category} ${relationship} ${tone}`).not.toMatch(other);
        }
});

test('knows a greeting and a closing when it sees one', () => {
  expect(startsWithSalutation('Lieve Anna, hoe gaat het?')).toBe(true);
  expect(startsWithSalutation('Hoi Kees!')).toBe(true);
  expect(startsWithSalutation('Lieve woorden zijn er genoeg.')).toBe(false);
  expect(closesItself('Zo is het. Met een warme groet.')).toBe(true);
  expect(closesItself('Met de voeten omhoog en de koffie warm.')).toBe(false);
});

test('a boss gets neither love nor a hug', () => {
  for (const relationship of ['baas', 'colleague', 'client', 'neighbor', 'teacher'])
    for (const isSolemn of [false, true])
      for (const voice of ['light', 'warm', 'formal', 'all'] as const)
        expect(signOffs(facts(relationship, 'Kim'), voice, isSolemn).join(' ')).not.toMatch(
          /liefs|liefde|kus|knuffel/iu,
        );
});

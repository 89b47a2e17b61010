import { expect, test } from 'vitest';
import { factsOf, occasions, sayingsTo } from '../../../../tests/words/pack-kit.ts';
import { cardCategories, relationships } from '../../../contract/vocabulary.ts';
import type { Facts, Idea, Said } from '../idea.ts';
import { isFitting } from '../idea.ts';
import { keepsAddressOf } from '../keeps-address.ts';
import { sentencesOf } from '../sentences.ts';
import { isPolite } from './address.ts';
import { pack as french } from './pack.ts';
import { isWorn } from './worn-phrases.ts';

const people = [...relationships, 'boss', 'marraine', 'gendre', 'pen friend'];
const known = { years: 41 };

/** Every saying that could reach anybody, once for those one says tu to and once for the others. */
const heard = new Map<string, { idea: Idea; facts: Facts; said: Said }>();
for (const person of people)
  for (const tone of ['warm', 'formal'] as const) {
    // An occasion decides whether an idea fits, never what it says: each speaks once to each reader.
    const spoken = new Set<Idea>();
    for (const category of cardCategories)
      for (const occasionType of occasions) {
        const facts = factsOf(french, person, { ...known, occasionType, tone });
        for (const idea of french.ideasOf(category, occasionType)) {
          if (spoken.has(idea) || !isFitting(idea, facts)) continue;
          spoken.add(idea);
          for (const said of sayingsTo(french, idea, facts).filter(keepsAddressOf(facts, french))) {
            heard.set(`${isPolite(facts)} ${idea.id} ${said.join(' ')}`, { idea, facts, said });
          }
        }
      }
  }
/** Each saying once, however many people hear it. */
const saidByAny = [...heard.values()];
const parts = new Map(saidByAny.flatMap(({ idea, said }) => said.map((part) => [part, idea] as const)));

/** What is asked for each category, once: only days of remembrance have ideas of their own. */
const collections = new Set(cardCategories.flatMap((category) => occasions.map((on) => french.ideasOf(category, on))));

test('no sentence is said by two ideas of a category', () => {
  const sentencesBy = new Map<Idea, Set<string>>();
  for (const { idea, said } of saidByAny) {
    const own = sentencesBy.get(idea) ?? new Set<string>();
    sentencesBy.set(idea, own);
    for (const sentence of said.flatMap(sentencesOf)) own.add(sentence);
  }
  for (const ideas of collections) {
    const saidBy = new Map<string, string>();
    for (const idea of ideas)
      for (const sentence of sentencesBy.get(idea) ?? []) {
        const other = saidBy.get(sentence);
        // The same idea, in other words for one's family.
        const id = idea.id.replace(/-\d$/, '');
        if (other !== undefined && other !== id) expect.fail(`"${sentence}" in ${idea.id} and ${other}`);
        saidBy.set(sentence, id);
      }
  }
});

test('sentences are finished, unworn, free of digits, and set as French is', () => {
  const whole = /^[\p{Lu}«].*[.!?]$/u;
  const wrong = [
    / {2}|undefined|null|NaN|\d|['{}|"]|oeu|oei/,
    /(?<!\u202f)[;!?]|(?<!\u00a0):|«(?!\u00a0)|(?<!\u00a0)»/,
    /(?<!\p{L})(?:de|que|je|ne|se|me|te|ce) (?:[aeiouyéèêàâ]|hiver|homme|heure)/iu,
  ];
  const longest = 185;
  const faults = [...parts].filter(
    ([part]) => !whole.test(part) || wrong.some((slip) => slip.test(part)) || part.length > longest || isWorn(part),
  );
  expect(faults.map(([part, idea]) => `${idea.id}: ${part}`)).toEqual([]);
});

test('nobody hears both tu and vous, and each hears the right one', () => {
  const { familiar, polite } = french.manners;
  for (const { idea, facts, said } of saidByAny)
    for (const part of said) {
      const about = `${idea.id} to ${facts.relationship}: ${part}`;
      if (isPolite(facts)) expect(part, about).not.toMatch(familiar!);
      else expect(part, about).not.toMatch(polite!);
    }
});

test('no ending guesses who is a man or a woman', () => {
  const guess =
    /(?<!\p{L})(?:chère?|ravie?|contente? de te|contente? de vous|heureux de|heureuse de|désolée?|fier de|fière de|sûre? de|touchée?|prête?|guérie?|reposée?|entourée?|gâtée?|aimée?|née?)(?!\p{L})/iu;
  const told =
    /(?:tu es|vous êtes) (?!quelque)\p{L}+(?:é|ée|ie|u|ue)(?!\p{L})|je (?:me )?suis \p{L}+(?:é|u|i)(?!\p{L})|je (?:t’|vous )ai (?:vue?|connue?|choisie?|aimée?|rencontrée?)/iu;
  for (const [part, idea] of parts) {
    expect(part, idea.id).not.toMatch(guess);
    expect(part, idea.id).not.toMatch(told);
  }
});

test('closings suit anybody: many for each category, to nobody by tu or vous, set as French is', () => {
  const { familiar, polite, numberWords, cheer } = french.manners;
  const guess = /(?<!\p{L})(?:content|ravi|heureu|seule?(?!\p{L})|fi(?:er|ère)(?!\p{L})|amitié|amour)/iu;
  for (const category of cardCategories) {
    const own = new Set(french.ideasOf(category, ''));
    const ideaSentences = new Set(
      saidByAny.filter(({ idea }) => own.has(idea)).flatMap(({ said }) => said.flatMap(sentencesOf)),
    );
    const closings = (french.closings()[category] ?? []).map(({ says }) => says);
    expect(new Set(closings.flatMap(sentencesOf)).size, category).toBe(closings.length);
    expect(closings.length, category).toBeGreaterThanOrEqual(10);
    for (const closing of closings) {
      expect(closing).toMatch(/^[\p{Lu}].*\.$/u);
      expect(closing).not.toMatch(/[\d!?;'{}|"]| {2}|(?<!\u00a0):/);
      for (const wrong of [familiar!, polite!, numberWords, guess]) expect(closing).not.toMatch(wrong);
      expect(isWorn(closing), closing).toBe(false);
      expect(
        sentencesOf(closing).some((sentence) => ideaSentences.has(sentence)),
        closing,
      ).toBe(false);
      if (category === 'sympathy') expect(closing).not.toMatch(cheer);
    }
  }
});

test('sorrow is never cheered up', () => {
  const quiet = [...parts].filter(([, idea]) => /^(sympathy|memorial|memorial-day|good-friday)\//.test(idea.id));
  expect(quiet.length).toBeGreaterThanOrEqual(120);
  for (const [part, idea] of quiet) {
    expect(part, idea.id).not.toMatch(/!|courage|il faut|tu dois|vous devez|joie|bonheur|espoir|temps guérit/iu);
  }
  const openings = saidByAny.filter(({ idea }) => idea.id.startsWith('sympathy/')).map(({ said }) => said[0]);
  for (const opening of openings) expect(opening).toMatch(/peine/);
});

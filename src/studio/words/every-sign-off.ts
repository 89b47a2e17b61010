import { registers } from '../../contract/about.ts';
import type { Language } from '../../contract/vocabulary.ts';
import { everyVoice, type Facts } from './idea.ts';
import { packFor } from './language-packs.ts';
import { groups } from './relationship-group.ts';

const known = new Map<Language, readonly string[]>();

/** All words that the studio writes above a sender's name in a language, for every recipient. */
export function everySignOff(language: Language): readonly string[] {
  const found = known.get(language) ?? [...new Set(everyReader().flatMap((facts) => signOffsTo(facts, language)))];
  known.set(language, found);
  return found;
}

function signOffsTo(facts: Facts, language: Language): string[] {
  const { signOffs } = packFor(language);
  return everyVoice.flatMap((voice) => [...signOffs(facts, voice, false), ...signOffs(facts, voice, true)]);
}

/** All kinds of recipients that a sign-off may depend on. */
function everyReader(): Facts[] {
  const readers: Facts[] = groups.map((group) => ({
    name: 'Anna',
    isSeveral: false,
    relationship: group,
    group,
    gender: null,
    greetedAs: null,
    years: 0,
    age: 0,
    partner: '',
    isOfAnyAge: false,
    typedEvent: '',
    occasionType: 'birthday',
    topics: [],
  }));
  return readers
    .flatMap((facts) => [facts, { ...facts, occasionType: 'memorial-day' }])
    .flatMap((facts) => [facts, { ...facts, isSeveral: true }])
    .flatMap((facts) => [facts, { ...facts, gender: 'f' as const }, { ...facts, gender: 'm' as const }])
    .flatMap((facts) => [facts, ...registers.map((register) => ({ ...facts, register }))]);
}

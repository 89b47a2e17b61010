import type { About } from '../../../../contract/about.ts';
import { aboutLimits, type PetKind } from '../../../../contract/about-limits.ts';
import { t } from '../../../../contract/translate.ts';
import type { PersonRow } from '../people.store.ts';
import { aboutOf } from '../person.view.ts';

/** How the notes have the entries that exceed a list. */
const lists = {
  topics: null,
  ownTopics: (line: string) => t`Also loves: ${line}`,
  memories: (line: string) => t`Shared memory: ${line}`,
  neverMention: (line: string) => t`Never mention: ${line}`,
  notFromNotes: null,
} as const;
type List = keyof typeof lists;

const petInNotes: Record<PetKind, (name: string) => string> = {
  dog: (name) => t`Dog: ${name}`,
  cat: (name) => t`Cat: ${name}`,
  horse: (name) => t`Horse: ${name}`,
  rabbit: (name) => t`Rabbit: ${name}`,
  bird: (name) => t`Bird: ${name}`,
  fish: (name) => t`Fish: ${name}`,
  other: (name) => t`Pet: ${name}`,
};

const single = {
  callsMe: (text: string) => t`Other name for you: ${text}`,
  signAs: (text: string) => t`Other closing: ${text}`,
};

/**
 * The details of the merged contact: all lists joined, and for the other fields the first known value. `lost` has what
 * does not fit, as lines for the notes.
 */
export function mergeAbout(people: Pick<PersonRow, 'about'>[]): { about: About; lost: string[] } {
  const abouts = people.map(aboutOf);
  const first = <Field extends 'addressedAs' | 'register' | 'usualTone' | 'usualLength' | 'callsMe' | 'signAs'>(
    field: Field,
  ): About[Field] => abouts.find((about) => about[field] !== null)?.[field] ?? (null as About[Field]);
  const all = (list: List) => [...new Set(abouts.flatMap((about) => about[list]))];
  const kept = (list: List) => all(list).slice(0, aboutLimits[list]);
  const pets = abouts
    .flatMap((about) => about.pets)
    .filter((pet, at, every) => every.findIndex(({ name, kind }) => name === pet.name && kind === pet.kind) === at);
  const about: About = {
    addressedAs: first('addressedAs'),
    register: first('register'),
    usualTone: first('usualTone'),
    usualLength: first('usualLength'),
    callsMe: first('callsMe'),
    signAs: first('signAs'),
    topics: kept('topics'),
    ownTopics: kept('ownTopics'),
    pets: pets.slice(0, aboutLimits.pets),
    memories: kept('memories'),
    neverMention: kept('neverMention'),
    hasDied: abouts.some(({ hasDied }) => hasDied),
    notFromNotes: kept('notFromNotes'),
  };
  const overfull = (Object.keys(lists) as List[]).flatMap((list) => {
    const noted = lists[list];
    return noted ? all(list).slice(aboutLimits[list]).map(noted) : [];
  });
  const others = (Object.keys(single) as (keyof typeof single)[]).flatMap((field) =>
    [...new Set(abouts.flatMap((each) => each[field] ?? []))]
      .filter((text) => text !== about[field])
      .map(single[field]),
  );
  const strays = pets.slice(aboutLimits.pets).map(({ name, kind }) => petInNotes[kind](name));
  return { about, lost: [...others, ...overfull, ...strays] };
}

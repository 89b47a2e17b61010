import { readNotes as readEnglishNotes } from '../en/read-notes.ts';
import type { Facts } from '../idea.ts';
import { capitalised } from './grammar.ts';
import {
  doingOfVerb,
  doings,
  goodTraits,
  pastimes,
  pastimesFromEnglish,
  traitsFromEnglish,
  unsafe,
} from './notes-lexicon.ts';
import { isWorn } from './worn-phrases.ts';

type Notes = Pick<Facts, 'loves' | 'things' | 'traits'>;

const plainWords = /^[\p{L}][\p{L}\p{M}'’ -]*$/u;
const maxWords = 4;
const maxChars = 32;
const maxFacts = 3;

const loving =
  /^(?:(?:er|sie)\s+)?(?:sehr\s+)?(?:liebt|mag|genießt|interessiert sich für|begeistert sich für|schwärmt für)\s+(?:(?:sehr|besonders)\s+)?(?:gerne?\s+)?(.+)$/iu;
const gladly = /^(?:(?:er|sie)\s+)?(?:spielt\s+(?:sehr\s+)?gerne?\s+(\p{L}+)|(\p{L}+)\s+(?:sehr\s+)?gerne?)$/iu;
const instruments = new Set(['klavier', 'cello', 'akkordeon', 'schlagzeug', 'saxophon', 'saxofon']);

/** A phrase of its own, or words that only make sense in somebody's sentence. */
const unsayable =
  /(?<!\p{L})(?:ich|mich|mir|mein\p{L}*|uns|unser\p{L}*|wir|du|dich|dir|dein\p{L}*|er|ihm|ihn|ihnen|es|dass|wenn|weil|wer|was|wie|ist|sind|sein|hat|haben|wird|zu|sehr|immer|alles|the|his|her|and|is|loves?|likes?)(?!\p{L})/iu;

/** As it stands behind "Zeit für": "das Backen", "deinen Hund Max"; null where it would not stand. */
function asSpokenTo(phrase: string): string | null {
  const lower = phrase.toLowerCase();
  if (doings.has(lower)) return `das ${capitalised(lower)}`;
  const known = pastimes.get(lower);
  if (known) return known;
  const spoken = phrase.replace(
    /^(?:sein|ihr)(e[mnrs]?)?\s+/iu,
    (_, ending: string | undefined) => `dein${ending ?? ''} `,
  );
  if (unsayable.test(spoken.replace(/^dein(?:e[mnrs]?)?\s/, ''))) return null;
  // Without a noun it is no thing one could have time for.
  return /(?<!\p{L})\p{Lu}/u.test(spoken) ? spoken : null;
}

function isPlain(text: string): boolean {
  return (
    text.length <= maxChars &&
    text.split(' ').length <= maxWords &&
    plainWords.test(text) &&
    !unsafe.test(text) &&
    !isWorn(text) &&
    text !== text.toUpperCase()
  );
}

/** What a clause says somebody likes, if it says so. */
function lovedIn(clause: string): string | undefined {
  const loved = loving.exec(clause)?.[1];
  if (loved !== undefined) return loved;
  const [, played, verb = ''] = gladly.exec(clause) ?? [];
  if (played !== undefined) return instruments.has(played.toLowerCase()) ? `das ${capitalised(played)}` : played;
  return doingOfVerb.get(verb.toLowerCase());
}

function readGerman(sentences: readonly string[]): Notes {
  const loves: string[] = [];
  const things: string[] = [];
  const traits: string[] = [];
  for (const sentence of sentences) {
    const items = sentence
      .split(/,|(?<!\p{L})und(?!\p{L})/iu)
      .map((clause) => clause.replace(/\s+/g, ' ').trim())
      .filter((clause) => clause !== '');
    if (!items.every((item) => isPlain(lovedIn(item) ?? item))) continue;
    let isLoving = false;
    for (const item of items) {
      const loved = lovedIn(item);
      const isTrait = goodTraits.has(item.toLowerCase());
      isLoving = loved !== undefined || (isLoving && !isTrait);
      const spoken = asSpokenTo(loved ?? item);
      if (isTrait) traits.push(item.toLowerCase());
      else if (spoken === null) continue;
      else if (isLoving || pastimes.has(item.toLowerCase()) || doings.has(item.toLowerCase())) loves.push(spoken);
      else if (isThing(item, items)) things.push(item);
    }
  }
  return { loves, things, traits };
}

/** Two words or more with a noun in them, or a noun beside such; a noun alone may be anything. */
function isThing(item: string, items: readonly string[]): boolean {
  if (items.length < 2 || !/\p{Lu}/u.test(item) || /\p{L}+t gern/iu.test(item)) return false;
  if (
    /(?<!\p{L})(?:arbeitet|wohnt|lebt|spielt|plant|geht|will|braucht|kommt|fährt|macht|liest|isst)(?!\p{L})/iu.test(
      item,
    )
  )
    return false;
  return item.includes(' ') || items.some((other) => other.includes(' '));
}

/** Words that tell a German sentence, of which the English reader would make a thing. */
const isGerman =
  /(?<!\p{L})(?:der|die|das|den|dem|ein(?:e[mnrs]?)?|und|im|am|ist|hat|wird|viel|gerne?|liebt|mag|seine?[mnrs]?|ihre?[mnrs]?|\p{L}{3,}et)(?!\p{L})/iu;

/** Words that tell an English sentence, of whose names the German reader would make a thing: "our dog Bella". */
const isEnglish =
  /(?<!\p{L})(?:the|of|with|our|my|his|their|is|are|loves?|likes?|enjoys?|plays?|reads?|works?|lives?|dogs?|cats?|car|house|bike|bicycle|boat|trip|old|new|red|blue|green)(?!\p{L})/iu;

/** English notes, in what German says for them; an item German has no word for is left out, a name stays. */
function readEnglish(sentences: readonly string[]): Notes {
  const read = readEnglishNotes(sentences.join('. '));
  return {
    loves: read.loves.flatMap((love) => pastimesFromEnglish.get(love.toLowerCase()) ?? []),
    things: read.things.filter((thing) => /^\p{Lu}\S*(?: \p{Lu}\S*)*$/u.test(thing)),
    traits: read.traits.flatMap((trait) => traitsFromEnglish.get(trait) ?? []),
  };
}

/**
 * Takes only what is plain from free notes in German or in English. Anything that looks like an order, a link, markup,
 * a worry or a sentence of its own is left out.
 */
export function readNotes(notes: string): Notes {
  const sentences = notes
    .replace(/(?<!\p{L})(?:hobbys|interessen|liebt|mag):\s*/giu, 'liebt ')
    .replace(/(?<!\p{L})(?:eigenschaften|charakter):\s*/giu, '')
    .split(/[.;!?]+(?:\s+|$)|\n+/)
    // One strange mark or one order makes the whole sentence somebody's instruction, not a fact.
    .filter((sentence) => /^[\p{L}\p{M}'’:,\s-]*$/u.test(sentence) && !unsafe.test(sentence));
  const english = readEnglish(sentences.filter((sentence) => !isGerman.test(sentence)));
  const german = readGerman(
    sentences.filter((sentence) => !sentence.includes(':') && (isGerman.test(sentence) || !isEnglish.test(sentence))),
  );
  const both = (a: readonly string[], b: readonly string[]) => [...new Set([...a, ...b])].slice(0, maxFacts);
  return {
    loves: both(german.loves, english.loves),
    things: both(english.things.length > german.things.length ? english.things : german.things, []),
    traits: both(german.traits, english.traits),
  };
}

import type { Facts } from '../idea.ts';
import { goodTraits, pastimes, unsafe } from './notes-lexicon.ts';
import { isWorn } from './worn-phrases.ts';

const plainWords = /^[\p{L}][\p{L}\p{M}'’ -]*$/u;
const maxWords = 4;
const maxChars = 32;
const maxFacts = 3;

const loving =
  /^(?:(?:he|she|they)\s+)?(?:really\s+)?(?:loves?|likes?|enjoys?|adores?|is\s+(?:into|fond\s+of|keen\s+on)|(?:is\s+)?(?:a\s+)?(?:big\s+|huge\s+)?fan\s+of|into|keen\s+on|fond\s+of)\s+(.+)$/i;
const doing = new Map<string, string>(
  Object.entries({
    cook: 'cooking',
    bake: 'baking',
    read: 'reading',
    paint: 'painting',
    garden: 'gardening',
    fish: 'fishing',
    travel: 'traveling',
    sing: 'singing',
    dance: 'dancing',
    hike: 'hiking',
    swim: 'swimming',
    knit: 'knitting',
    sew: 'sewing',
    draw: 'drawing',
    run: 'running',
    walk: 'walking',
    cycle: 'cycling',
    ski: 'skiing',
    sail: 'sailing',
  }),
);

/** "to bake" -> "baking"; "her dog" -> "your dog"; null where the words would not stand in our sentence. */
function asSpokenTo(phrase: string): string | null {
  const trimmed = phrase.trim().replace(/^(his|her|their)\s+/i, 'your ');
  const infinitive = /^to\s+(\p{L}+)$/iu.exec(trimmed);
  if (infinitive) return doing.get(infinitive[1]?.toLowerCase() ?? '') ?? null;
  if (
    /\b(to|i|me|my|mine|we|us|our|he|she|him|his|her|hers|they|them|their|it|its|that|this|who|when|because|if|is|are|be|has|have|had|will|would|very|too|so|all|everything|nothing|the way)\b/i.test(
      trimmed,
    )
  )
    return null;
  const first = trimmed.split(' ')[0] ?? '';
  return /ing$/i.test(first) || pastimes.has(first.toLowerCase())
    ? first.toLowerCase() + trimmed.slice(first.length)
    : trimmed;
}

function isPlain(text: string): boolean {
  return (
    text.length <= maxChars &&
    text.split(' ').length <= maxWords &&
    plainWords.test(text) &&
    !unsafe.test(text.replace(/[’']/g, '')) &&
    !isWorn(text) &&
    text !== text.toUpperCase()
  );
}

const isPastime = (item: string) => pastimes.has(item.toLowerCase()) || /^\p{L}{2,}ing$/iu.test(item);

/**
 * Takes only what is plain from free notes: "loves X", and lists of short items. Anything that looks like an order,
 * a link, markup, a worry or a sentence of its own is left out.
 */
export function readNotes(notes: string): Pick<Facts, 'loves' | 'things' | 'traits'> {
  const loves: string[] = [];
  const things: string[] = [];
  const traits: string[] = [];
  const unlabelled = notes
    .replace(/\b(interests|hobbies|likes|loves|enjoys):\s*/gi, 'likes ')
    .replace(/\btraits:\s*/gi, '');
  for (const sentence of unlabelled.split(/[.;!?]+(?:\s+|$)|\n+/)) {
    // One strange mark or one order makes the whole sentence somebody's instruction, not a fact.
    if (!/^[\p{L}\p{M}'’,\s-]*$/u.test(sentence)) continue;
    const clauses = sentence.split(/,|\band\b/i).map((clause) => clause.replace(/\s+/g, ' ').trim());
    const items = clauses.filter((clause) => clause !== '');
    if (!items.every((item) => isPlain(loving.exec(item)?.[1] ?? item))) continue;
    let isLoving = false;
    for (const item of items) {
      const loved = loving.exec(item)?.[1];
      isLoving = loved !== undefined || (isLoving && !goodTraits.has(item.toLowerCase()));
      const spoken = asSpokenTo(loved ?? item);
      if (goodTraits.has(item.toLowerCase())) traits.push(item.toLowerCase());
      else if (spoken === null) continue;
      else if (isPastime(item) || loved !== undefined || (isLoving && standsAlone(spoken))) loves.push(spoken);
      else if (isThing(item, items)) things.push(spoken);
    }
  }
  return { loves: loves.slice(0, maxFacts), things: things.slice(0, maxFacts), traits: traits.slice(0, maxFacts) };
}

/** Whether it can follow "time for": "tea", "your dog Max", "long walks", but not "blue bicycle", which would want an article. */
function standsAlone(spoken: string): boolean {
  return (
    !spoken.includes(' ') || /^(?:your|the|a|an)\s|s$/i.test(spoken) || pastimes.has(spoken.split(' ').at(-1) ?? '')
  );
}

/**
 * A name or a thing, not a lone adjective: two words or more, or a capital where others in the list have none
 * (the first word of a sentence has one anyway).
 */
function isThing(item: string, items: readonly string[]): boolean {
  if (items.length < 2 || /\b(works?|lives?|plays?|plans?|goes|wants?|needs?|has|is|likes?)\b/i.test(item))
    return false;
  const isNamed = /^\p{Lu}/u.test(item) && item !== items[0] && items.some((other) => /^\p{Ll}/u.test(other));
  return item.includes(' ') || isNamed;
}

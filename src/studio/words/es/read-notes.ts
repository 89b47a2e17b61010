import type { Facts } from '../idea.ts';
import { isUnsafe, pastimes, traitNouns, verbs } from './notes-lexicon.ts';
import { isWorn } from './worn-phrases.ts';

const plainWords = /^[\p{L}][\p{L}\p{M}'’ -]*$/u;
const maxWords = 5;
const maxChars = 34;
const maxFacts = 3;

const loving = [
  /^(?:(?:a\s+)?(?:él|ella)\s+)?(?:también\s+)?(?:le|les)\s+(?:gustan?|encantan?|fascinan?|apasionan?|interesan?)\s+(?:mucho\s+)?(.+)$/iu,
  /^(?:(?:él|ella)\s+)?(?:ama|adora|disfruta(?:\s+(?:de|con|del))?|es\s+(?:muy\s+)?(?:fan|fanátic[oa]|aficionad[oa]|amante)\s+(?:del|de|a|al))\s+(.+)$/iu,
  /^(?:(?:he|she|they)\s+)?(?:really\s+)?(?:loves?|likes?|enjoys?|adores?|is\s+(?:into|fond\s+of|keen\s+on)|(?:is\s+)?(?:a\s+)?(?:big\s+|huge\s+)?fan\s+of|into|keen\s+on|fond\s+of)\s+(.+)$/iu,
];
const lovedIn = (clause: string) =>
  loving.map((pattern) => pattern.exec(clause)?.[1]).find((phrase) => phrase !== undefined);

const being = /^(?:(?:él|ella|he|she|they)\s+)?(?:es|son|is|are)\s+(?:muy\s+|very\s+|so\s+)?/iu;
const traitIn = (clause: string) =>
  traitNouns.get(
    clause
      .replace(being, '')
      .replace(/^(?:muy|very)\s+/i, '')
      .toLowerCase(),
  );

const ours =
  /(?<!\p{L})(?:yo|me|mí|mi|mis|nos|nuestr[oa]s?|se|él|ella|ellos|que|cuando|porque|si|es|son|está|i|my|our|us|he|she|they|them|it|who|when|because|all|everything|todo|todos|todas)(?!\p{L})/iu;

/** How a loved thing stands after "tiempo para"; null where it would not stand there. */
function asSpokenTo(phrase: string): string | null {
  const trimmed = phrase.trim();
  const known = pastimes.get(trimmed.toLowerCase());
  if (known) return known;
  const english = /^to\s+(\p{L}+)$/iu.exec(trimmed)?.[1];
  if (english) return verbs.get(english.toLowerCase()) ?? null;
  if (ours.test(trimmed)) return null;
  // "cocinar", "salir a bailar": an infinitive; "los perros", "el piano": a noun with its article.
  const lower = trimmed.charAt(0).toLowerCase() + trimmed.slice(1);
  if (/^\p{L}{2,}(?:ar|er|ir|ír)(?:\s|$)/u.test(lower) && !/(?:^|\s)(?:mar|lugar|mujer|hogar|bar)$/.test(lower))
    return lower;
  if (/^(?:el|la|los|las)\s+\p{L}/u.test(lower)) return lower;
  // A name needs nothing in front of it: "Bach", "her dog Max".
  return (
    /^(?:(?:su|sus|his|her|their)\s+\p{Ll}+\s+)?(\p{Lu}[\p{L}’'-]*(?:\s\p{Lu}[\p{L}’'-]*)*)$/u.exec(trimmed)?.[1] ??
    null
  );
}

function isPlain(text: string): boolean {
  return (
    text.length <= maxChars &&
    text.split(' ').length <= maxWords &&
    plainWords.test(text) &&
    !isUnsafe(text) &&
    !isWorn(text) &&
    text !== text.toUpperCase()
  );
}

/** English common words would stand strangely in the middle of a Spanish sentence; names stand anywhere. */
const isForeign = (item: string) =>
  item
    .split(' ')
    .some((word) => /^\p{Ll}/u.test(word) && /[wk]|th|sh|ck|oo|ee|ph|tt|ss|[^aeiou]y[^aeiou]|[bcfghmpqtv]$/.test(word));

/** A name or a thing, not a lone adjective: two words or more, or a capital where others in the list have none. */
function isThing(item: string, items: readonly string[]): boolean {
  if (items.length < 2 || ours.test(item) || isForeign(item)) return false;
  if (
    /^(?:works?|lives?|plays?|plans?|goes|wants?|needs?|has|likes?|vive|juega|quiere|necesita|tiene|va)(?!\p{L})/iu.test(
      item,
    )
  )
    return false;
  const isNamed = /^\p{Lu}/u.test(item) && item !== items[0] && items.some((other) => /^\p{Ll}/u.test(other));
  return item.includes(' ') || isNamed;
}

/**
 * Takes only what is plain from free notes in Spanish or in English: what they like, and lists of short items.
 * Anything that looks like an order, a link, markup, a worry or a sentence of its own is left out.
 */
export function readNotes(notes: string): Pick<Facts, 'loves' | 'things' | 'traits'> {
  const loves: string[] = [];
  const things: string[] = [];
  const traits: string[] = [];
  const unlabelled = notes
    .replace(
      /(?<!\p{L})(?:interests|hobbies|likes|loves|enjoys|aficiones|intereses|gustos|pasatiempos|le gusta|le gustan|le encanta):\s*/giu,
      'le gusta ',
    )
    .replace(/(?<!\p{L})(?:traits|cualidades|carácter):\s*/giu, '');
  for (const sentence of unlabelled.split(/[.;!?¡¿]+(?:\s+|$)|\n+/)) {
    // One strange mark or one order makes the whole sentence somebody's instruction, not a fact.
    if (!/^[\p{L}\p{M}'’,\s-]*$/u.test(sentence)) continue;
    const items = sentence
      .split(/,|(?<!\p{L})(?:y|e|and)(?!\p{L})/iu)
      .map((clause) => clause.replace(/\s+/g, ' ').trim())
      .filter((clause) => clause !== '');
    if (!items.every((item) => traitIn(item) !== undefined || isPlain(lovedIn(item) ?? item))) continue;
    let isLoving = false;
    for (const item of items) {
      const trait = traitIn(item);
      const loved = lovedIn(item);
      isLoving = loved !== undefined || (isLoving && trait === undefined);
      const spoken = asSpokenTo(loved ?? item);
      if (trait !== undefined) traits.push(trait);
      else if (isLoving || pastimes.has(item.toLowerCase())) loves.push(...(spoken === null ? [] : [spoken]));
      else if (isThing(item, items)) things.push(item.replace(/^(?:his|her|their|su|sus)\s+/i, ''));
    }
  }
  const few = (facts: string[]) => [...new Set(facts)].slice(0, maxFacts);
  return { loves: few(loves), things: few(things), traits: few(traits) };
}

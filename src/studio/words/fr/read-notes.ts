import { unsafe as unsafeEnglish } from '../en/notes-lexicon.ts';
import type { Facts } from '../idea.ts';
import { englishWords, goodTraits, pastimes, pleasures, unsafe } from './notes-lexicon.ts';
import { isWorn } from './worn-phrases.ts';

const plainWords = /^[\p{L}][\p{L}\p{M}'’ -]*$/u;
const maxWords = 5;
const maxChars = 36;
const maxFacts = 3;

const loving =
  /^(?:(?:il|elle|iel|ils|elles|on|he|she|they)\s+)?(?:aime(?:nt)?(?:\s+(?:bien|beaucoup))?|adore(?:nt)?|raffole(?:nt)?\s+d[eu]s?|(?:est\s+|sont\s+)?(?:passionnée?s?|férue?s?|fan|fans|amateur|amatrice|folle|fou)\s+(?:de\s+|du\s+|des\s+|par\s+)?|(?:really\s+)?(?:loves?|likes?|enjoys?|adores?|is\s+(?:into|fond\s+of|keen\s+on)|(?:is\s+)?(?:a\s+)?(?:big\s+|huge\s+)?fan\s+of|into|keen\s+on|fond\s+of)(?:\s+to)?)\s*(.+)$/iu;
const article = /^(le|la|les|un|une)\s|^l['’]/iu;
const owned = /^(son|sa|ses)\s/iu;
const stray =
  /(?<!\p{L})(je|j|me|moi|mon|ma|mes|nous|notre|nos|il|elle|lui|ils|elles|leur|leurs|qui|que|qu|parce|si|est|sont|a|ont|sera|très|tout|toute|tous|toutes|quand|où|i|us|he|she|him|it|that|is|are)(?!\p{L})/iu;

/** "jardinage", "le jardinage", "gardening" -> "le jardinage"; null where the words would not stand in our sentence. */
function asSaid(phrase: string): string | null {
  const item = phrase.trim().replace(/'/g, '’');
  const lower = item.toLowerCase();
  const known = pastimes.get(lower.replace(/^(le|la|les|the)\s|^l’/u, ''));
  if (known) return known;
  const first = lower.split(' ')[0] ?? '';
  if (pleasures.has(first) && !stray.test(lower)) return first + item.slice(first.length);
  if (englishWords.test(item) || stray.test(item.replace(/’/g, ' '))) return null;
  if ((article.test(item) || owned.test(item)) && item.split(/[ ’]/).length > 1) return lower.charAt(0) + item.slice(1);
  // A name needs no article: "fan de Brassens".
  return /^\p{Lu}\p{Ll}+( \p{Lu}\p{Ll}+)*$/u.test(item) ? item : null;
}

function isPlain(text: string): boolean {
  const bare = text.replace(/[’']/g, ' ');
  return (
    text.length <= maxChars &&
    text.split(' ').length <= maxWords &&
    plainWords.test(text) &&
    !unsafe.test(bare) &&
    !unsafeEnglish.test(bare.replace(/^son /i, '')) &&
    !isWorn(text) &&
    text !== text.toUpperCase()
  );
}

/**
 * Takes only what is plain from free notes, French or English: "aime X", and lists of short items. Anything that looks
 * like an order, a link, markup, a worry or a sentence of its own is left out.
 */
export function readNotes(notes: string): Pick<Facts, 'loves' | 'things' | 'traits'> {
  const loves: string[] = [];
  const things: string[] = [];
  const traits: string[] = [];
  const unlabelled = notes
    .replace(/(loisirs|passions|hobbies|interests|centres d['’]intérêt|likes|loves|enjoys|aime)\s*:\s*/giu, 'aime ')
    .replace(/(qualités|caractère|traits)\s*:\s*/giu, '');
  for (const sentence of unlabelled.split(/[.;!?]+(?:\s+|$)|\n+/)) {
    // One strange mark or one order makes the whole sentence somebody's instruction, not a fact.
    if (!/^[\p{L}\p{M}'’,\s-]*$/u.test(sentence)) continue;
    const clauses = sentence
      .split(/,|(?<!\p{L})(?:et|and)(?!\p{L})/iu)
      .map((clause) => clause.replace(/\s+/g, ' ').trim());
    const items = clauses.filter((clause) => clause !== '');
    if (!items.every((item) => isPlain(loving.exec(item)?.[1] ?? item))) continue;
    let isLoving = false;
    for (const item of items) {
      const loved = loving.exec(item)?.[1];
      const trait = goodTraits.get(item.toLowerCase().replace(/^(est|très|is|very)\s+/u, ''));
      isLoving = loved !== undefined || (isLoving && trait === undefined);
      const said = asSaid(loved ?? item);
      const isPastime = pastimes.has(item.toLowerCase()) || (pleasures.has(item.toLowerCase()) && said !== null);
      if (trait !== undefined) traits.push(trait);
      else if (said !== null && (isLoving || isPastime)) loves.push(said);
      else if (loved === undefined && isThing(item, items)) things.push(item.replace(/'/g, '’'));
    }
  }
  return {
    loves: [...new Set(loves)].slice(0, maxFacts),
    things: things.slice(0, maxFacts),
    traits: [...new Set(traits)].slice(0, maxFacts),
  };
}

/** A name or a thing in a list of several, not a lone adjective nor a clause, and not in English. */
function isThing(item: string, items: readonly string[]): boolean {
  if (items.length < 2 || englishWords.test(item)) return false;
  if (
    /(?<!\p{L})(habite|vit|joue|part|va|veut|fait|est|a|ont|était|vient|works?|lives?|plays?|plans?|goes|wants?|needs?|has|likes?)(?!\p{L})/iu.test(
      item,
    )
  )
    return false;
  const isNamed = /^\p{Lu}/u.test(item) && item !== items[0] && items.some((other) => /^\p{Ll}/u.test(other));
  return item.includes(' ') || isNamed;
}

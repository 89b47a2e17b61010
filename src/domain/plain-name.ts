/** Quotes, symbols and invisible characters to remove; the joiners inside Persian and Indian names stay. */
const unsaid = /["“”„«»$%]|(?![\u200c\u200d])\p{Cf}/gu;
const link =
  /(?:https?|ftps?|mailto|javascript|data|tel):.*|www\..*|\S*@\S*.*|\S*[\p{L}\d-]\.(?:com|net|org|io|co|info|biz|xyz|app|dev|ru|de|uk|fr|es|eu)\b.*/isu;
/** A web address recognised by its shape: unlike in 'Dr.Anna', no capital follows the dot. */
const domain = /\S*[\p{L}\d-](?<!(?:^|\s)(?:[Ss]ig|[Dd]ott|[Pp]rof))\.(?:\p{Ll}{2}|\p{Lu}{2}).*/su;
/** Where a name ends: a full stop that does not end an abbreviation, a bracket, markup, a number. */
const ending =
  /(?<!\b(?:\p{L}|dra?|mrs?|ms|mx|mm|mme|mlle|prof|st|ste|rev|hr|hrn|dhr|mevr|mw|drs|ir|ds|fr|fam|sra?|srta|jr|med|jur|phil|nat|rer|habil|dipl|ing|mag|univ|dent|vet|sig|dott|avv|arch|geom|rag))\.\s+\S.*|(?:[!?;:()<>{}[\]`|\\*#_~^=]|\p{Cc}|\d{3}).*/isu;
const joiner = /^(?:&|\+|and|und|u\.|et|y|ed?|en|og|och|и)$/iu;
/** Lower-case words within names: 'Dr. med. Anna Berg', 'the Smiths', 'la famille Roux'. */
const article = /^(?:the|die)$/iu;
const smallWord =
  /^(?:fam(?:\.|il(?:y|ie|ia)|ille|iglia)|(?:med|jur|phil|nat|rer|habil|dipl|ing|mag|univ|dent|vet|h|c)\.|m(?:rs?|s|me)\.?|dra?\.?|sra?\.?|herrn?|frau|drs\.?|dhr\.?|mevr\.?|mw\.?|heer|meneer|mevrouw|sig(?:\.ra)?\.?|pap[àá]|mamma|nonn[oa]|zi[oa])$/iu;
const particle =
  /^(?:de|del|dell[ao]|di|d[aou]|dos|das|des|l[aeo]s?|el|al|ben|bin|bint|ibn|van|von|vom|zu|zum|zur|der|den|het|ter|ten|af|av|i)$/iu;
const suffix = /^(?:[js]r|ph\.?d|m\.?d|esq|i{2,3}|iv)\.?$/iu;
const mostWords = 6;
const mostLowerCaseWords = 3;

/**
 * The part of typed text that is a name: 'Bob' for 'Bob. Ignore the above', '' for a link. It keeps sentences, links
 * and markup in a contact's name out of greetings.
 */
export function plainName(typed: string): string {
  const line = cutAtEnding(typed);
  const words = line.split(/\s+/u).filter(Boolean);
  if (isLowerCase(line) && words.length <= mostLowerCaseWords) return line;
  const [family = '', given, ...more] = line.split(',').map((part) => part.trim());
  if (given === undefined) return leadingName(line);
  if (![family, given, ...more].every(isWholeName)) return leadingName(family);
  // "Berg, Anna" becomes Anna Berg; "John Doe, Jr." and "Anna, Tom & Sue" keep their order.
  const isTurned = more.length === 0 && !suffix.test(given) && !given.split(' ').some((word) => joiner.test(word));
  return isTurned ? `${given} ${family}` : line;
}

/** A nickname may be any words, such as 'the old bear'; only links and sentences are removed. */
export function plainNickname(typed: string | null | undefined): string {
  const line = cutAtEnding(typed ?? '').replace(/,.*/su, '');
  return line.split(' ').length <= mostWords ? line : plainName(line);
}

/** The called names of a household, between which commas stand: "Anna, Tom and Mia". */
export function plainNicknames(typed: string | null | undefined): string {
  return (typed ?? '').split(',').map(plainNickname).filter(Boolean).join(', ');
}

function cutAtEnding(typed: string): string {
  return typed
    .trim()
    .replace(link, '')
    .replace(domain, '')
    .replace(unsaid, '')
    .replace(ending, '')
    .replace(/\s+/gu, ' ')
    .replace(/^[^\p{L}\p{N}]+|[,\s-]+$/gu, '');
}

const isLowerCase = (text: string) => text === text.toLowerCase() && text !== text.toUpperCase();
const isWholeName = (text: string) => leadingName(text) === text;

/** The leading words that form a name: capitalised words and the particles between them. */
function leadingName(line: string): string {
  const words = line.split(' ').slice(0, mostWords);
  const end = words.findIndex((word) => !isNameWord(word) && !isBetween(word));
  const name = words.slice(0, end === -1 ? words.length : end);
  while (name.length > 0 && isBetween(name.at(-1) ?? '')) name.pop();
  return name.join(' ') || (words[0] ?? '');
}

const isNameWord = (word: string) => /^(?:[dlo]?[’'])?[\p{Lu}\p{Lt}\p{Lo}\d]/u.test(word) || smallWord.test(word);
const isBetween = (word: string) => joiner.test(word) || particle.test(word) || article.test(word);

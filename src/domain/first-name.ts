import { andInWords, kindOfName, peopleIn, withEachPerson } from './name-kind.ts';

const titles = wordSet(
  `mr mrs ms miss mx messrs dr dres drs dra doctor docteur doctora prof professor professorin sir madam lord lady dame rev reverend
  rabbi imam judge captain pastor pastorin pfarrer pfarrerin pater herr herrn frau fräulein mme mmes mm mlle mlles monsieur messieurs
  madame mesdames mademoiselle maître heer meneer dhr mevrouw mevr mw mejuffrouw
   señor señora señorita señores sr sra srta sres doña dña
  signor signore signora signorina signori dottor dottore dottoressa professore professoressa`,
);
/** These are titles only with a full stop: Phil and Nat are names. */
const abbreviations = wordSet(
  'hr hrn ir ds fr med jur phil nat rer habil dipl ing mag univ dent vet h c sig ra dott ssa avv arch geom rag',
);
const kinship = wordSet(
  `aunt auntie uncle grandma grandpa granny grandad nana mom mum mama dad papa father sister brother
  tante oom onkel oma opa mutti vati tata tatie tonton oncle mamie papi maman tía tío abuela abuelo mamá papá
  zia zio nonna nonno mamma babbo papà`,
);
/** Words that need the next word to be a name: 'Abd' in 'Abd al-Rahman', 'Umm' in 'Umm Kulthum'. */
const halves = wordSet('abd abdul abdel abdal abu abou umm عبد أبو ابو أم ام');
/** Vietnamese family names, which precede the given name and are too common to identify anyone. */
const vietnameseFamilies = wordSet(
  'nguyễn nguyen trần tran phạm pham huỳnh huynh hoàng phan vũ võ đặng bùi đỗ hồ ngô dương lê lý trương đinh lương',
);
const eastAsianLetter = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
/** 'The Rock'; 'die Kinder', 'les enfants', but not 'La Toya'. */
const article = /^(?:[Tt]he|THE|die|der|das|les|los|las|le|la|el)\s/u;
const initial = /^(?:\p{L}\.)+$|^\p{Lu}$/u;
const suffix = /^(?:[js]r|ph\.?d|m\.?d|esq|i{2,3}|iv)\.?$/iu;

const english = () => 'and';

/** Whether a name is written in Chinese, Japanese or Korean, the family name first. */
export const isEastAsian = (name: string) => eastAsianLetter.test(name);

/**
 * The name that a greeting uses: 'Anna' for 'Dr. Anna Maria Berg' and 'Berg, Anna', 'Anna and Tom' for 'Anna & Tom
 * Berg'. A name that cannot be shortened safely or politely stays complete: 'Dr. Berg', 'Mr. and Mrs. Smith',
 * 'The Smiths', '山田 太郎'. `and` returns the language's word for '&' before the next name.
 */
export function firstName(name: string, and: (next: string) => string = english): string {
  const line = name.replace(/\s+/gu, ' ').replace(/^[\s&+,]+|[\s&+,]+$/gu, '');
  const whole = andInWords(line, and);
  const kind = kindOfName(line);
  if (kind === 'one') return firstOfOne(givenNameFirst(whole));
  const people = peopleIn(whole);
  if (kind !== 'several' || people.length < 2 || people.some(isTitleAlone)) return whole;
  return withEachPerson(whole, firstOfOne);
}

/** The nickname, else the greeting name; null if the contact has neither. */
export function calledBy({ nickname, greetingName: given }: { nickname: string | null; greetingName: string | null }) {
  return nickname?.trim() || given?.trim() || null;
}

/** The name on a card: the nickname, else the first name. */
export function greetingName(
  nickname: string | null | undefined,
  name: string,
  and?: (next: string) => string,
): string {
  return nickname?.trim() || firstName(name, and);
}

/** The given names of the people in a name, without titles: Anna and Tom for 'Dr. Anna & Tom Berg'. */
export function givenNames(name: string): string[] {
  if (!['one', 'several'].includes(kindOfName(name))) return [];
  const words = peopleIn(firstName(name)).flatMap(wordsOf);
  // Drops 'the' of 'the Rock' and 'van' of 'J. van Dyck', but nothing of a name typed in lower case.
  const isInCapitals = words.some((word) => /^\p{Lu}/u.test(word));
  return words
    .filter((word) => !isTitle(word) && !kinship.has(bare(word)) && !(isInCapitals && /^(?:The$|\p{Ll})/u.test(word)))
    .flatMap((word) => word.split(/[./]+/u).filter(Boolean));
}

function firstOfOne(name: string): string {
  const words = wordsOf(name);
  const start = words.findIndex((word) => !isTitle(word));
  if (start === -1 || isEastAsian(name) || article.test(name)) return words.join(' ');
  const [first = '', second, ...more] = words.slice(start);
  if (second === undefined) return words.join(' ');
  if (vietnameseFamilies.has(bare(first)) && !vietnameseFamilies.has(bare(second)))
    return [first, second, ...more].join(' ');
  if (kinship.has(bare(first)) || halves.has(bare(first))) return `${first} ${second}`;
  if (initial.test(first)) return fromInitial([first, second, ...more]);
  return first;
}

/** 'J. Smith' and 'J. van Dyck' stay complete; 'J. Robert Hale' becomes 'J. Robert'. */
function fromInitial(words: readonly string[]): string {
  const spelled = words.findIndex((word) => !initial.test(word));
  const isGiven = spelled !== -1 && spelled < words.length - 1 && /^\p{Lu}/u.test(words[spelled] ?? '');
  return (isGiven ? words.slice(0, spelled + 1) : words).join(' ');
}

/** 'Anna Berg' for 'Berg, Anna'. */
export function givenNameFirst(name: string): string {
  const [family = '', given = '', ...more] = name.split(',').map((part) => part.trim());
  return more.length === 0 && given !== '' && !suffix.test(given) ? `${given} ${family}` : name.replaceAll(',', ' ');
}

/** 'Mr.' in 'Mr. and Mrs. Smith', 'M.' in 'M. et Mme Dupont'. */
const isTitleAlone = (person: string) => wordsOf(person).every((word) => isTitle(word) || word === 'M.');

/** 'Dr.', 'Prof.Dr.', 'Dipl.-Ing.' */
function isTitle(word: string): boolean {
  const parts = word.toLowerCase().split(/[.-]+/u).filter(Boolean);
  if (parts.length === 0) return false;
  return parts.every((part) => titles.has(part) || (word.includes('.') && abbreviations.has(part)));
}

const wordsOf = (name: string) => name.split(/\s+/u).filter(Boolean);
const bare = (word: string) => word.toLowerCase().normalize('NFC').replace(/\.$/u, '');

function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(/\s+/u));
}

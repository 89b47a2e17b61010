/** The kind of a name: one person, several people ('Anna & Tom', 'Mr. and Mrs. Smith'), a family, or a firm. */
export type NameKind = 'one' | 'several' | 'family' | 'firm';

const familyWord = '(?:family|familie|fam\\.?|famille|fam[ií]lia|famiglia|rodzina|eheleute|ehepaar)';
const family = new RegExp(
  [
    `^(?:(?:the|die|de|la)\\s+)?${familyWord}\\s`,
    `\\s${familyWord}$`,
    // 'The Smiths', 'Die Müllers', 'Los García', 'Les Dupont'; but 'The Rock' is one person.
    "^(?:the|die)\\s+\\S.*s[’']?$",
    '^(?:los|las|les|państwo)\\s+\\S',
  ].join('|'),
  'iu',
);
const firm =
  /\s(?:inc|ltd|limited|llc|llp|plc|corp|company|co|gmbh|ohg|sarl|sasu?|eurl|c[ií]a|bros|brothers|sons|söhne|fils|hijos|hermanos|s\.?r\.?l|s\.?p\.?a|snc|fratelli)\.?$|^(?:firma|société|cabinet)\s/iu;
/** Only in capitals, because 'Ag' and 'Sa' are also names. */
const firmInCapitals = /\s(?:AG|KG|UG|SA|SL|S\.\s?A\.|S\.\s?L\.)$/u;
/** 'Anna&Tom' and 'Anna &Tom', but not 'AT&T'. */
const symbol = /\s+[&+](?:\s*[&+])*\s+|(?<=\p{Ll}\.?)(?:&|\s+&|&\s+)(?=\p{Lu}\p{Ll})/u;
/** A single letter joins names only in lower case: 'E' in 'John E Berg' is an initial. */
const joiningWord = /\s+(?:[Aa]nd|AND|[Uu]nd|UND|u\.|[Ee]t|ET|y|ed?|i|en|og|och|и|و)\s+/u;
const separators = new RegExp(`${symbol.source}|${joiningWord.source}|\\s*,\\s*`, 'gu');
const nobility = /\s(?:von|van)$/iu;

/** Whether a card for this name addresses more than one person. */
export function isSeveral(name: string): boolean {
  return kindOfName(name) !== 'one';
}

/** Classifies a name by the words of all supported languages. */
export function kindOfName(name: string): NameKind {
  const line = name.trim();
  if (firm.test(line) || firmInCapitals.test(line)) return 'firm';
  if (family.test(line)) return 'family';
  return peopleIn(line).length > 1 || /\p{L}\s*\/\s*\p{L}{2}/u.test(line) ? 'several' : 'one';
}

/**
 * The people in a name: Anna, Tom and Sue Berg for 'Anna, Tom & Sue Berg'. A surname may contain a joining word:
 * 'José Ortega y Gasset' and 'Karl von und zu Berg' are one person each.
 */
export function peopleIn(name: string): string[] {
  return listIn(name).map(({ person }) => person);
}

/** The name with each person replaced; the text between them stays as written. */
export function withEachPerson(name: string, say: (person: string) => string): string {
  return listIn(name)
    .map(({ between, person }) => between + say(person))
    .join('');
}

/** The name with '&' and '+' written as a word; `and` returns the word before the next name. */
export function andInWords(name: string, and: (next: string) => string): string {
  if (kindOfName(name) === 'firm') return name;
  return name.replace(new RegExp(symbol, 'gu'), (found, at: number) => ` ${and(name.slice(at + found.length))} `);
}

/** Each person with the text before them. Commas separate people only if the name has a joining word. */
function listIn(name: string): { between: string; person: string }[] {
  const line = name.trim();
  const found = [...line.matchAll(separators)].filter((each) => {
    const [before, after] = [line.slice(0, each.index), line.slice(each.index + each[0].length)];
    return (
      /\p{L}/u.test(before) && /\p{L}/u.test(after) && !nobility.test(before) && !isInSurname(before, each[0], after)
    );
  });
  if (found.every(([words]) => words.trim() === ',')) return [{ between: '', person: line }];
  return [null, ...found].map((each, at) => ({
    between: each?.[0] ?? '',
    person: line.slice(each ? each.index + each[0].length : 0, found[at]?.index),
  }));
}

/** 'José Ortega y Gasset', 'João Costa e Silva': two words before it, one after it. */
function isInSurname(before: string, joiner: string, after: string): boolean {
  const person = before.slice(before.lastIndexOf(',') + 1).trim();
  const isTitled = /^\S+\.\s/u.test(person);
  return /^[yei]$/iu.test(joiner.trim()) && !isTitled && /\s/u.test(person) && !/[\s,]/u.test(after.trim());
}

const honorifics = wordSet(
  'mr mrs ms miss mx dr prof professor sir madam rev herr frau mme mlle monsieur madame señor señora sr sra srta',
);
const kinship = wordSet('aunt auntie uncle grandma grandpa granny nana tante onkel oma opa tía tío');
const joiners = wordSet('& and und et y');

/**
 * How one would greet a person whose full name is `name`: 'Dr. Anna Maria Berg' is Anna, 'Berg, Anna' too. What cannot
 * be shortened politely stays whole: 'Dr. Berg', 'Aunt May', 'Anna & Tom'.
 */
export function firstName(name: string): string {
  const words = givenNameFirst(name).split(/\s+/u).filter(Boolean);
  const start = words.findIndex((word) => !honorifics.has(bare(word)));
  const [first, second, third] = words.slice(Math.max(start, 0));
  if (first === undefined) return '';
  if (start === -1 || (start > 0 && second === undefined)) return words.join(' ');
  if (second !== undefined && kinship.has(bare(first))) return `${first} ${second}`;
  if (second !== undefined && third !== undefined && joiners.has(bare(second))) return `${first} ${second} ${third}`;
  return first;
}

/** The name to put on a card: the nickname if there is one. */
export function greetingName(nickname: string | null | undefined, name: string): string {
  return nickname?.trim() || firstName(name);
}

function givenNameFirst(name: string): string {
  const [family = '', given = '', ...more] = name.split(',').map((part) => part.trim());
  return more.length === 0 && given !== '' && !/^(?:[js]r|ph\.?d|m\.?d|esq|i{2,3}|iv)\.?$/iu.test(given)
    ? `${given} ${family}`
    : name.replaceAll(',', ' ');
}

function bare(word: string): string {
  return word.toLowerCase().replace(/\.$/u, '');
}

function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(' '));
}

const small = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
];
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

/** 61 -> "sixty-one", 105 -> "a hundred and five". Whole numbers from 0 to 199. */
export function numberInWords(n: number): string {
  if (n >= 100) return n === 100 ? 'a hundred' : `a hundred and ${numberInWords(n - 100)}`;
  if (n < 20) return small[n] ?? String(n);
  const unit = n % 10;
  return `${tens[Math.floor(n / 10)]}${unit === 0 ? '' : `-${small[unit]}`}`;
}

/** 1 -> "1st", 11 -> "11th", 22 -> "22nd", 113 -> "113th". */
export function ordinal(n: number): string {
  const lastTwo = n % 100;
  const suffix = lastTwo >= 11 && lastTwo <= 13 ? 'th' : (['th', 'st', 'nd', 'rd'][n % 10] ?? 'th');
  return `${n}${suffix}`;
}

const unitsOfOrdinals: Readonly<Record<string, string>> = {
  first: 'one',
  second: 'two',
  third: 'three',
  fifth: 'five',
  eighth: 'eight',
  ninth: 'nine',
};

/** "your sixty-fifth birthday" -> "your sixty-five birthday": ordinals from the tenth on as the numbers they tell. */
export function asCardinals(text: string): string {
  return text
    .replaceAll(/tieth\b/gi, 'ty')
    .replaceAll(/twelfth\b/gi, 'twelve')
    .replaceAll(/(?<=\b(?:ten|eleven|\w+teen))th\b/gi, '')
    .replaceAll(/(?<=ty-)\w+\b/gi, (unit) => unitsOfOrdinals[unit.toLowerCase()] ?? unit.replace(/th$/i, ''));
}

/** "Anna" -> "Anna’s", "James" -> "James’s", "the Smiths" -> "the Smiths’". */
export function possessive(name: string): string {
  return /^the\s.*s$/i.test(name) ? `${name}’` : `${name}’s`;
}

/** "1 year" in words: "one year", "ten years". */
export function yearsCounted(n: number): string {
  return `${numberInWords(n)} year${n === 1 ? '' : 's'}`;
}

const small = [
  'zéro',
  'un',
  'deux',
  'trois',
  'quatre',
  'cinq',
  'six',
  'sept',
  'huit',
  'neuf',
  'dix',
  'onze',
  'douze',
  'treize',
  'quatorze',
  'quinze',
  'seize',
  'dix-sept',
  'dix-huit',
  'dix-neuf',
];
const tens = [
  '',
  '',
  'vingt',
  'trente',
  'quarante',
  'cinquante',
  'soixante',
  'soixante',
  'quatre-vingt',
  'quatre-vingt',
];

/** 71 -> "soixante et onze", 80 -> "quatre-vingts", 81 -> "quatre-vingt-un". Whole numbers from 0 to 199. */
export function numberInWords(n: number): string {
  if (n >= 100) return n === 100 ? 'cent' : `cent ${numberInWords(n - 100)}`;
  if (n < 20) return small[n] ?? String(n);
  if (n === 80) return 'quatre-vingts';
  const ten = Math.floor(n / 10);
  // Seventy and ninety count on from sixty and eighty.
  const rest = n - (ten === 7 || ten === 9 ? ten - 1 : ten) * 10;
  if (rest === 0) return tens[ten] ?? String(n);
  const takesEt = n < 80 && (rest === 1 || rest === 11);
  return `${tens[ten]}${takesEt ? ' et ' : '-'}${small[rest]}`;
}

/** Before a feminine noun: "vingt et une bougies". */
export function numberBeforeFeminine(n: number): string {
  const words = numberInWords(n);
  return /(^|[ -])un$/.test(words) ? `${words}e` : words;
}

/** "un an", "dix ans". */
export function yearsCounted(n: number): string {
  return `${numberInWords(n)} an${n === 1 ? '' : 's'}`;
}

/** 1 -> "1er", 2 -> "2e". */
export function ordinal(n: number): string {
  return n === 1 ? '1er' : `${n}e`;
}

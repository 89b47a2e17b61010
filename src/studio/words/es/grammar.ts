const small = [
  'cero',
  'uno',
  'dos',
  'tres',
  'cuatro',
  'cinco',
  'seis',
  'siete',
  'ocho',
  'nueve',
  'diez',
  'once',
  'doce',
  'trece',
  'catorce',
  'quince',
  'dieciséis',
  'diecisiete',
  'dieciocho',
  'diecinueve',
  'veinte',
  'veintiuno',
  'veintidós',
  'veintitrés',
  'veinticuatro',
  'veinticinco',
  'veintiséis',
  'veintisiete',
  'veintiocho',
  'veintinueve',
];
const tens = ['', '', '', 'treinta', 'cuarenta', 'cincuenta', 'sesenta', 'setenta', 'ochenta', 'noventa'];

/** 21 -> "veintiuno", 61 -> "sesenta y uno", 105 -> "ciento cinco". Whole numbers from 0 to 199. */
export function numberInWords(n: number): string {
  if (n >= 100) return n === 100 ? 'cien' : `ciento ${numberInWords(n - 100)}`;
  const unit = n % 10;
  return small[n] ?? `${tens[Math.floor(n / 10)]}${unit === 0 ? '' : ` y ${small[unit]}`}`;
}

/** A count before a noun: 1 -> "un año", 21 -> "veintiún años", 31 -> "treinta y una velas". */
export function counted(n: number, [one, many]: readonly [string, string], gender: 'm' | 'f'): string {
  const words = numberInWords(n);
  const short =
    gender === 'f' ? words.replace(/uno$/, 'una') : words.replace(/veintiuno$/, 'veintiún').replace(/uno$/, 'un');
  return `${short} ${n === 1 ? one : many}`;
}

/** 1 -> "un año", 21 -> "veintiún años". */
export const yearsCounted = (n: number) => counted(n, ['año', 'años'], 'm');

/** 21 -> "veintiuna velas". */
export const candlesCounted = (n: number) => counted(n, ['vela', 'velas'], 'f');

/** "y" turns to "e" before the sound of i, but not before "hie" or a "y" that is a consonant. */
export function and(next: string): 'y' | 'e' {
  return /^(i|hi(?!e)|y$)/i.test(next.normalize('NFD').replace(/\p{M}/gu, '')) ? 'e' : 'y';
}

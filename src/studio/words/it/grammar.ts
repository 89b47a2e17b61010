const small = [
  'zero',
  'uno',
  'due',
  'tre',
  'quattro',
  'cinque',
  'sei',
  'sette',
  'otto',
  'nove',
  'dieci',
  'undici',
  'dodici',
  'tredici',
  'quattordici',
  'quindici',
  'sedici',
  'diciassette',
  'diciotto',
  'diciannove',
];
const tens = ['', '', 'venti', 'trenta', 'quaranta', 'cinquanta', 'sessanta', 'settanta', 'ottanta', 'novanta'];

/** 21 -> "ventuno", 33 -> "trentatré", 68 -> "sessantotto", 105 -> "centocinque". Whole numbers from 0 to 199. */
export function numberInWords(n: number): string {
  if (n >= 100) return n === 100 ? 'cento' : joined('cento', n - 100);
  const ten = tens[Math.floor(n / 10)] ?? '';
  return small[n] ?? (n % 10 === 0 ? ten : joined(ten, n % 10));
}

/** A vowel gives way before uno and otto, except that of "cento" before uno; a final "tre" takes its accent. */
function joined(stem: string, rest: number): string {
  const words = numberInWords(rest);
  const isElided = rest === 8 || (rest === 1 && stem !== 'cento');
  return (isElided ? stem.slice(0, -1) : stem) + (rest === 3 ? 'tré' : words);
}

function counted(n: number, one: string, many: string): string {
  return n === 1 ? one : `${numberInWords(n)} ${many}`;
}

/** 1 -> "un anno", 20 -> "vent’anni", 21 -> "ventuno anni", 40 -> "quarant’anni". */
export const yearsCounted = (n: number) =>
  counted(n, 'un anno', 'anni').replace(/(?<=nt)a anni$|(?<=^vent)i anni$|(?<=^cent)o anni$/, '’anni');

/** 1 -> "una candelina", 21 -> "ventuno candeline". */
export const candlesCounted = (n: number) => counted(n, 'una candelina', 'candeline');

const cardinals = new Map(
  Array.from({ length: 110 }, (_, i) => numberInWords(i + 11)).map((words) => [ordinal(words), words]),
);

/** undici -> "undicesim", ventitré -> "ventitreesim": the ordinal without its last vowel, which tells gender and number. */
function ordinal(cardinal: string): string {
  if (cardinal.endsWith('tré')) return cardinal.replace(/é$/, 'eesim');
  return cardinal.endsWith('sei') ? `${cardinal}esim` : cardinal.replace(/.$/, 'esim');
}

/** A text with "sessantesimo" as "sessanta" and "ventunesima" as "ventuno". */
export function ordinalsAsCardinals(text: string): string {
  return text.replace(
    /(\p{L}+esim)[oaie](?!\p{L})/giu,
    (found, stem: string) => cardinals.get(stem.toLowerCase()) ?? found,
  );
}

/** "e" turns to "ed" before another e: Anna ed Elena. */
export function and(next: string): 'e' | 'ed' {
  return /^e/i.test(next.normalize('NFD')) ? 'ed' : 'e';
}

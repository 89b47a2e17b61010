/** Months as people and programs write them, by their first letters without accents: English, German, French, Spanish, Italian, Portuguese, Dutch. */
const beginnings: [month: number, words: string[]][] = [
  [1, ['jan', 'janv', 'ene', 'gen']],
  [2, ['feb', 'fev', 'fevr']],
  [3, ['mar', 'mrz', 'maerz', 'mrt', 'maa']],
  [4, ['apr', 'avr', 'abr']],
  [5, ['may', 'mai', 'mag', 'mei']],
  [6, ['jun', 'juin', 'giu']],
  [7, ['jul', 'juil', 'lug']],
  [8, ['aug', 'aou', 'ago']],
  [9, ['sep', 'set']],
  [10, ['oct', 'okt', 'ott', 'out']],
  [11, ['nov']],
  [12, ['dec', 'dez', 'dic']],
];

/** The month that a word names, or null. */
export function monthOf(word: string): number | null {
  const plain = word.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  if (!/^[a-z]{3,10}$/.test(plain)) return null;
  return beginnings.find(([, words]) => words.some((start) => plain.startsWith(start)))?.[0] ?? null;
}

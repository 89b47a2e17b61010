const small = [
  'null',
  'eins',
  'zwei',
  'drei',
  'vier',
  'fünf',
  'sechs',
  'sieben',
  'acht',
  'neun',
  'zehn',
  'elf',
  'zwölf',
  'dreizehn',
  'vierzehn',
  'fünfzehn',
  'sechzehn',
  'siebzehn',
  'achtzehn',
  'neunzehn',
];
const tens = ['', '', 'zwanzig', 'dreißig', 'vierzig', 'fünfzig', 'sechzig', 'siebzig', 'achtzig', 'neunzig'];

/** 21 -> "einundzwanzig", 105 -> "hundertfünf". Whole numbers from 0 to 199. */
export function numberInWords(n: number): string {
  if (n >= 100) return n === 100 ? 'hundert' : `hundert${numberInWords(n - 100)}`;
  if (n < 20) return small[n] ?? String(n);
  const unit = n % 10;
  const ten = tens[Math.floor(n / 10)] ?? '';
  if (unit === 0) return ten;
  return `${unit === 1 ? 'ein' : small[unit]}und${ten}`;
}

/** "Anna" -> "Annas", "Hans" -> "Hans’", "Max" -> "Max’". */
export function genitive(name: string): string {
  return /(?:s|ß|x|z|ce)$/i.test(name) ? `${name}’` : `${name}s`;
}

/** "ein Jahr", "zehn Jahre", "hunderteins Jahre". */
export function yearsCounted(n: number): string {
  return n === 1 ? 'ein Jahr' : `${numberInWords(n)} Jahre`;
}

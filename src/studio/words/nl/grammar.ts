const small = [
  'nul',
  'een',
  'twee',
  'drie',
  'vier',
  'vijf',
  'zes',
  'zeven',
  'acht',
  'negen',
  'tien',
  'elf',
  'twaalf',
  'dertien',
  'veertien',
  'vijftien',
  'zestien',
  'zeventien',
  'achttien',
  'negentien',
];
const tens = ['', '', 'twintig', 'dertig', 'veertig', 'vijftig', 'zestig', 'zeventig', 'tachtig', 'negentig'];

/** 21 -> "eenentwintig", 32 -> "tweeëndertig", 105 -> "honderdvijf". Whole numbers from 0 to 199. */
export function numberInWords(n: number): string {
  if (n >= 100) return n === 100 ? 'honderd' : `honderd${numberInWords(n - 100)}`;
  if (n < 20) return small[n] ?? String(n);
  const unit = small[n % 10] ?? '';
  const ten = tens[Math.floor(n / 10)] ?? '';
  if (n % 10 === 0) return ten;
  // The dots keep "tweeen" from being read as one sound.
  return `${unit}${unit.endsWith('e') ? 'ën' : 'en'}${ten}`;
}

/** "één jaar", "tien jaar": after a number a year stays singular. */
export function yearsCounted(n: number): string {
  return `${n === 1 ? 'één' : numberInWords(n)} jaar`;
}

/** "één kaarsje", "tien kaarsjes". */
export function candlesCounted(n: number): string {
  return n === 1 ? 'één kaarsje' : `${numberInWords(n)} kaarsjes`;
}

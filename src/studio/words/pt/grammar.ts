const small = [
  'zero',
  'um',
  'dois',
  'três',
  'quatro',
  'cinco',
  'seis',
  'sete',
  'oito',
  'nove',
  'dez',
  'onze',
  'doze',
  'treze',
  'catorze',
  'quinze',
  'dezesseis',
  'dezessete',
  'dezoito',
  'dezenove',
];
const tens = ['', '', 'vinte', 'trinta', 'quarenta', 'cinquenta', 'sessenta', 'setenta', 'oitenta', 'noventa'];

/** 21 -> "vinte e um", 105 -> "cento e cinco". Whole numbers from 0 to 199. */
export function numberInWords(n: number): string {
  if (n >= 100) return n === 100 ? 'cem' : `cento e ${numberInWords(n - 100)}`;
  const unit = n % 10;
  return small[n] ?? `${tens[Math.floor(n / 10)]}${unit === 0 ? '' : ` e ${small[unit]}`}`;
}

/** 1 -> "um ano", 21 -> "vinte e um anos". */
export const yearsCounted = (n: number) => `${numberInWords(n)} ${n === 1 ? 'ano' : 'anos'}`;

/** 22 -> "vinte e duas velas": a candle is feminine, and so are its one and two. */
export const candlesCounted = (n: number) =>
  `${numberInWords(n).replace(/um$/, 'uma').replace(/dois$/, 'duas')} ${n === 1 ? 'vela' : 'velas'}`;

/** "de o senhor" is "do senhor", "a a senhora" is "à senhora". */
export function contracted(text: string): string {
  const withArticle: Record<string, readonly [o: string, a: string]> = {
    de: ['do', 'da'],
    em: ['no', 'na'],
    por: ['pelo', 'pela'],
    a: ['ao', 'à'],
  };
  return text.replace(
    /(?<!\p{L})(de|em|por|a) ([oa]) (?=senhora?(?!\p{L}))/giu,
    (_, before: string, article: string) => {
      const [o, a] = withArticle[before.toLowerCase()] ?? ['', ''];
      const word = article === 'o' ? o : a;
      return `${/^\p{Lu}/u.test(before) ? word.charAt(0).toUpperCase() + word.slice(1) : word} `;
    },
  );
}

const small = [
  'zero',
  'jeden',
  'dwa',
  'trzy',
  'cztery',
  'pięć',
  'sześć',
  'siedem',
  'osiem',
  'dziewięć',
  'dziesięć',
  'jedenaście',
  'dwanaście',
  'trzynaście',
  'czternaście',
  'piętnaście',
  'szesnaście',
  'siedemnaście',
  'osiemnaście',
  'dziewiętnaście',
];
const tens = [
  '',
  '',
  'dwadzieścia',
  'trzydzieści',
  'czterdzieści',
  'pięćdziesiąt',
  'sześćdziesiąt',
  'siedemdziesiąt',
  'osiemdziesiąt',
  'dziewięćdziesiąt',
];

/** 21 -> "dwadzieścia jeden", 105 -> "sto pięć". Whole numbers from 0 to 199. */
export function numberInWords(n: number): string {
  if (n >= 100) return n === 100 ? 'sto' : `sto ${numberInWords(n - 100)}`;
  const unit = n % 10;
  return small[n] ?? `${tens[Math.floor(n / 10)]}${unit === 0 ? '' : ` ${small[unit]}`}`;
}

const rules = new Intl.PluralRules('pl');

/** The form of a noun after a number: 1 rok, 2 lata, 5 lat; 12 lat, 22 lata. */
function nounAfter(n: number, [one, few, many]: readonly [string, string, string]): string {
  const form = rules.select(n);
  return form === 'one' ? one : form === 'few' ? few : many;
}

/** 1 -> "jeden rok", 22 -> "dwadzieścia dwa lata", 60 -> "sześćdziesiąt lat". */
export const yearsCounted = (n: number) => `${numberInWords(n)} ${nounAfter(n, ['rok', 'lata', 'lat'])}`;

/** 1 -> "jedna świeczka", 2 -> "dwie świeczki", 21 -> "dwadzieścia jeden świeczek". */
export function candlesCounted(n: number): string {
  const words = n === 1 ? 'jedna' : numberInWords(n).replace(/(?<!\p{L})dwa$/u, 'dwie');
  return `${words} ${nounAfter(n, ['świeczka', 'świeczki', 'świeczek'])}`;
}

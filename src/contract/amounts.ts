import { localeOfReader } from './locale-of-reader.ts';
import { t } from './translate.ts';

const mb = 1024 * 1024;

/** '3.2 MB', '12 MB', '1.4 GB'; French says Mo and Go. */
export function inSize(bytes: number): string {
  const size = bytes / mb;
  return size < 1000 ? inUnit(size, 'megabyte', size < 10 ? 1 : 0) : inUnit(size / 1024, 'gigabyte', 1);
}

/** '12%', in German '12 %'. */
export function inPercent(percent: number): string {
  return inUnit(percent, 'percent', 2);
}

/** '0.8 s', '12 s'. */
export function inSeconds(durationMs: number): string {
  const seconds = durationMs / 1000;
  return t`${inDigits(seconds, seconds < 10 ? 1 : 0)} s`;
}

/** A count in a sentence: the plural of another language needs the number itself. */
export function figure(count: number): number | string {
  return globalThis.translate ? count : count.toLocaleString(localeOfReader());
}

/** A number with this many digits after its point or comma. */
export function inDigits(number: number, digits: number): string {
  return number.toLocaleString(localeOfReader(), { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

/** '$0.42'; small amounts keep two figures, such as '$0.0031'. */
export function inMoney(amount: number, currency: string): string {
  const isSmall = amount > 0 && amount < 0.01;
  return amount.toLocaleString(localeOfReader(), {
    style: 'currency',
    currency,
    ...(isSmall && { minimumFractionDigits: 2, maximumSignificantDigits: 2 }),
  });
}

/** A number as people type it, with a comma or a point for its decimals; NaN for anything else. */
export function readDecimal(typed: string): number {
  const text = typed.replaceAll(/[\s'’]/g, '');
  // Of two kinds of marks the last is for the decimals: 1.234,50 and 1,234.50.
  const grouped = /^\d{1,3}(?:,\d{3})+\.\d+$/.test(text) ? ',' : /^\d{1,3}(?:\.\d{3})+,\d+$/.test(text) ? '.' : '';
  const plain = (grouped ? text.replaceAll(grouped, '') : text).replace(',', '.');
  return plain === '' ? Number.NaN : Number(plain);
}

/** A size that `inSize` wrote in English, in the reader’s language; undefined for anything else. */
export function sizeAgain(english: string): string | undefined {
  const [, digits = '', unit] = /^(\d[\d,.]*) ([MG]B)$/.exec(english) ?? [];
  return unit && inUnit(Number(digits.replaceAll(',', '')), unit === 'GB' ? 'gigabyte' : 'megabyte', 1);
}

function inUnit(number: number, unit: string, digits: number): string {
  return number.toLocaleString(localeOfReader(), { style: 'unit', unit, maximumFractionDigits: digits });
}

import type { DailyFigures } from '../../../../../contract/status.ts';
import { readerLocale, t } from '../../../../../contract/translate.ts';

const day = new Intl.DateTimeFormat(readerLocale, { month: 'long', day: 'numeric', timeZone: 'UTC' });

/** 'November 12'. */
export function dayWords(date: string): string {
  return day.format(new Date(date));
}

/** '$0.42'; small amounts keep two figures, such as '$0.0031'. */
export function inMoney(amount: number, currency: string): string {
  const isSmall = amount > 0 && amount < 0.01;
  return amount.toLocaleString(readerLocale, {
    style: 'currency',
    currency,
    ...(isSmall && { minimumFractionDigits: 2, maximumSignificantDigits: 2 }),
  });
}

/** A chart of one figure per day: its total, and its largest day in words. */
export function chartWords(
  title: string,
  days: readonly DailyFigures[],
  figureOf: (day: DailyFigures) => number,
  inWords: (figure: number) => string = (figure) => figure.toLocaleString(readerLocale),
) {
  const figures = days.map(figureOf);
  const most = Math.max(...figures);
  const largest = days[figures.indexOf(most)];
  return {
    title,
    figures,
    total: inWords(figures.reduce((sum, figure) => sum + figure, 0)),
    words: largest && most > 0 ? t`Most on ${dayWords(largest.day)}: ${inWords(most)}` : t`Nothing in thirty days`,
  };
}

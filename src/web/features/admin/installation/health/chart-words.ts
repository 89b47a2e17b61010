import type { DailyFigures } from '../../../../../contract/status.ts';
import { readerLocale, t } from '../../../../../contract/translate.ts';
import { dayFormat } from '../../../../../domain/day-format.ts';

const day = dayFormat(readerLocale, { month: 'long', day: 'numeric', timeZone: 'UTC' });

/** 'November 12'. */
export function dayWords(date: string): string {
  return day.format(new Date(date));
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

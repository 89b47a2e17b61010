import iconv from 'iconv-lite';
import { expect, test } from 'vitest';
import { readTable } from '../csv/read-table.ts';
import { byteString } from './decode-text.ts';

test('keeps every letter of a Windows-1252 table', () => {
  const name = 'Škoda Žižek O’Brien – “€5”';
  const table = readTable(byteString(iconv.encode(`Name;Note\r\n${name};ü\r\n`, 'windows-1252')), '2026-05-04');
  expect([...(table?.rows() ?? [])]).toEqual([[name, 'ü']]);
});

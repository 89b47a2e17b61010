import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { repository } from '../architecture/source-files.ts';
import * as document1 from './document-1/quoted-strings.ts';
import { document1Rows } from './document-1/rows.ts';
import * as document2 from './document-2/quoted-strings.ts';
import { document2Rows } from './document-2/rows.ts';
import { type NamedTest, readNamedTests } from './table/named-tests.ts';
import { builtPage, type Row } from './table/row.ts';
import { rows } from './table/rows.ts';
import { without } from './table/wrong-words.ts';

const read = (path: string) => readFileSync(join(repository, path), 'utf8');
const tests = new Map<string, NamedTest[]>();

function testOf({ test: [file, name] }: Row): NamedTest | undefined {
  const known = tests.get(file) ?? readNamedTests({ path: file, text: read(file) });
  tests.set(file, known);
  return known.find((one) => one.name === name);
}

/** The words of a string up to what varies in it. */
const fixedPart = (quoted: string) => quoted.split('{')[0]?.trim() ?? '';

const documents = [
  {
    number: 1,
    tiedRows: document1Rows,
    quotedStrings: document1.quotedStrings,
    untied: document1.untied,
  },
  {
    number: 2,
    tiedRows: document2Rows,
    quotedStrings: document2.quotedStrings,
    untied: document2.untied,
  },
];

describe.each(documents)('every string that document $number quotes', ({ tiedRows, quotedStrings, untied }) => {
  const tied = new Set(tiedRows.map(({ says }) => says));

  test.each(quotedStrings)('%j has a row, or a reason for none', (quoted) => {
    expect([tied.has(fixedPart(quoted)), quoted in untied]).toContain(true);
    expect([tied.has(fixedPart(quoted)), quoted in untied]).toContain(false);
  });

  test('has a reason only if it is quoted', () => {
    expect(Object.keys(untied).filter((words) => !quotedStrings.includes(words))).toEqual([]);
  });
});

test.each(rows)('$where: $says is tied to a test that runs and says it', (row) => {
  const found = testOf(row);
  expect(found, `${row.test.join(': ')} does not exist`).toBeDefined();
  expect(found?.isSkipped).toBe(false);
  // What a rule asks for stands in its change, and `npm run prove:specification` shows that the test sees it.
  if (!row.change) expect(found?.text.replaceAll("\\'", "'")).toContain(row.says);
});

const ofSources = rows.filter(({ change }) => change && change.file !== builtPage);
test.each(ofSources)('$where: $says is what the sources do now', (row) => {
  const text = read(row.change?.file ?? '');
  expect(without(row, text)).not.toBe(text);
});

test('words are taken out where they stand alone, and stay inside others', () => {
  const row = { where: '', says: "Don't go", test: ['', ''] } as const;
  expect(without(row, "`Don't go`, \"Don't go on\", <b>Don't go</b>, 'Don\\'t go'")).toBe(
    "`xxx'x xx`, \"Don't go on\", <b>xxx'x xx</b>, 'xxx\\'x xx'",
  );
});

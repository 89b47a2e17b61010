import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSources, repository } from '../../architecture/source-files.ts';
import { leftOut } from '../left-out.ts';
import { builtPage, type Row } from '../table/row.ts';
import { rows } from '../table/rows.ts';
import { createPlaceFinder } from './find-place.ts';
import { isSameCall, readCalls, readEndpoints } from './read-calls.ts';
import { decisions, forOperators, lifecycle, sections } from './sections.ts';

/** A line of the page: what is asked for, where it lives, and the test that holds it. */
type Line = { says: string; place: string; test: readonly [file: string, name: string] };

const sources = readSources(repository);
const findPlace = createPlaceFinder(sources);
const endpoints = await readEndpoints();

/** docs/SPECIFICATION.md as the rows have it now. Throws where a row belongs nowhere or stands in no source. */
export function printSpecification(): string {
  const waiting = new Set(rows);
  const take = (belongs: (row: Row) => boolean): Line[] => {
    const taken = [...waiting].filter(belongs);
    for (const row of taken) waiting.delete(row);
    return taken.map(lineOf);
  };
  const parts = [
    ...([1, 2] as const).map((number) => {
      const prefix = number === 1 ? '' : 'Document 2, ';
      const calls = callsOf(`src/server/document-${number}-calls.test.ts`);
      const own = sections[number].map((name): [string, Line[]] => [
        name,
        [...take(({ where }) => where === prefix + name), ...(name === '7 Calls' ? calls : [])],
      ]);
      return printPart(`Document ${number}`, own);
    }),
    printPart(
      'The decisions',
      Object.entries(decisions).map(([number, about]): [string, Line[]] => [`D${number} ${about}`, decided(number)]),
    ),
    printPart('What an operator sees', [['', take(({ where }) => where === `Document 2, ${forOperators}`)]]),
  ];
  for (const row of waiting) if (!decisionsOf(row).length) throw new Error(`No section of the page: ${row.where}`);
  return `${[printHead(), ...parts, printLeftOut()].join('\n\n')}\n`;
}

const decided = (number: string): Line[] => rows.filter((row) => decisionsOf(row).includes(number)).map(lineOf);

function decisionsOf({ where, says }: Row): string[] {
  if (where === `Document 2, ${lifecycle.where}`) return [String(lifecycle.decision)];
  const heading = /^(?:Document 2, )?D(\d+)\b/.exec(where)?.[1];
  return [...(heading ? [heading] : []), ...[...says.matchAll(/\(D(\d+)\)/g)].map(([, number]) => number ?? '')];
}

function lineOf(row: Row): Line {
  const place = findPlace(row);
  if (!place) throw new Error(`In no source: ${row.where}: ${row.says}`);
  return { says: row.change ? row.says : `'${row.says}'`, place, test: row.test };
}

/** The calls that a test makes of what is specified; the route says where each lives. */
function callsOf(test: string): Line[] {
  const calls = readCalls({ path: test, text: readFileSync(join(repository, test), 'utf8') });
  return calls.map((call): Line => ({ says: call, place: routeOf(call), test: [test, '$method $path'] }));
}

function routeOf(call: string): string {
  const named = endpoints.find((one) => isSameCall(one.call, call));
  if (!named) throw new Error(`The contract has no ${call}`);
  const served = new RegExp(`\\broute\\(\\s*${named.name.replace('.', '\\.')},`);
  return sources.find(({ path, text }) => path.startsWith('src/server/') && served.test(text))?.path ?? named.file;
}

function printHead(): string {
  const ofPages = rows.filter(({ change }) => change?.file === builtPage).length;
  const strings = rows.filter(({ change }) => !change).length;
  const calls =
    callsOf('src/server/document-1-calls.test.ts').length + callsOf('src/server/document-2-calls.test.ts').length;
  return `# The specification, sentence by sentence

Every string and rule of the two documents and of the decisions, where it lives, and the test that holds it. \`npm run specification\` writes this
page from the rows of \`tests/specification/\`; a test fails when it is not what they say. \`npm run prove:specification\` takes each
row out of the product and sees its test fail ([decision 011](decisions/011-the-table-of-document-1.md)).

| | |
|---|---|
| sentences | ${rows.length + calls + leftOut.length} |
| tied to a test | ${rows.length + calls}: ${strings} strings, ${rows.length - strings} rules (${ofPages} of built pages), ${calls} calls |
| left out, each with its reason | [${leftOut.length}](#left-out) |

Words in quotation marks are said exactly so. \`%s\` and \`$name\` in a test's name stand for its cases.`;
}

function printPart(title: string, parts: ReadonlyArray<readonly [string, readonly Line[]]>): string {
  const printed = parts.map(([name, lines]) => {
    if (lines.length === 0) throw new Error(`Nothing is tied to ${title}, ${name}`);
    return [...(name ? [`### ${name}`, ''] : []), ...printTable(lines)].join('\n');
  });
  return [`## ${title}`, ...printed].join('\n\n');
}

function printTable(lines: readonly Line[]): string[] {
  return [
    '| sentence | where | test |',
    '|---|---|---|',
    ...lines.map(
      ({ says, place, test: [file, name] }) => `| ${plain(says)} | ${link(place)} | ${link(file)}: ${plain(name)} |`,
    ),
  ];
}

function printLeftOut(): string {
  return [
    '## Left out',
    '',
    '| where | sentence | reason |',
    '|---|---|---|',
    ...leftOut.map(({ where, says, reason }) => `| ${where} | ${plain(says)} | ${plain(reason)} |`),
  ].join('\n');
}

function link(path: string): string {
  const short = path.replace(/^src\//, '').replace(/^tests\/e2e\//, '');
  return `[${plain(short)}](../${path.replaceAll('$', '%24')})`;
}

/** A text as it is, without what Markdown would make of it. */
function plain(text: string): string {
  return text.replaceAll(/[|*_<>`\\]/g, '\\$&');
}

import type { SourceFile } from '../../architecture/source-files.ts';
import { readable, readTexts } from '../read-texts.ts';
import { builtPage, type Row } from '../table/row.ts';

/** Where journeys look: what they show stands in these folders rather than in others that say the same. */
const nearJourneys: ReadonlyArray<readonly [test: RegExp, folders: readonly string[]]> = [
  [/\/shell\./, ['src/web/shell/', 'src/web/routes/']],
  [/\/(accounts|admin|contacts|dashboard|dates|scheduler|settings)\./, ['src/web/features/$1/', 'src/web/routes/']],
  [/\/styles\./, ['src/web/style-choice/', 'src/web/features/contacts/']],
  [/\/cards\./, ['src/web/features/cards/list/', 'src/web/card-list/', 'src/web/features/cards/full/']],
  [/\/create\./, ['src/web/features/cards/create/', 'src/web/features/cards/overlay/']],
  [/\/(detail|keyboard)\./, ['src/web/features/cards/detail/']],
];
/** Where texts of several layers are written first: names of what is stored, then what checks it. */
const layers = ['src/domain/', 'src/contract/', 'src/web/', 'src/server/', 'src/'];
/** They say much and are no place of anything. */
const examples = /\/example-facts\.ts$/;

/** Finds the file in which a row's words or rule stand; nothing where none does. */
export function createPlaceFinder(sources: readonly SourceFile[]): (row: Row) => string | undefined {
  const files = sources.filter(({ path }) => !examples.test(path));
  const texts = new Map<SourceFile, Set<string>>();
  const textsOf = (file: SourceFile) => {
    const known = texts.get(file) ?? new Set(readTexts(file));
    texts.set(file, known);
    return known;
  };
  // A file is parsed only when the longest of the words stands in it at all.
  const saying = (words: string) => files.filter((file) => holds(file, words) && textsOf(file).has(readable(words)));
  const holding = (words: readonly string[]) =>
    files.filter((file) => file.path.startsWith('src/web/') && words.every((word) => file.text.includes(word)));

  return (row) => {
    const { change } = row;
    if (change && change.file !== builtPage) return change.file;
    if (change?.source) return change.source;
    return nearest(row, change ? holding(wordsIn(change.from)) : saying(row.says))?.path;
  };
}

function holds({ text }: SourceFile, words: string): boolean {
  const [longest = ''] = (words.match(/[\p{L}\d]+/gu) ?? []).toSorted((a, b) => b.length - a.length);
  return text.includes(longest);
}

/** The words of a built page that were words of a source too: names of local things are not. */
function wordsIn(from: string | RegExp): string[] {
  const text =
    typeof from === 'string'
      ? from
      : from.source.replaceAll(/\\w\+|\\[1-9]|\[\^.\]\*|\(\?<?[=!:]/g, ' ').replaceAll(/\\(.)/g, '$1');
  return (text.match(/[\w$-]{2,}/g) ?? []).filter((word) => !['void', 'return', 'jsx', 'let'].includes(word));
}

function nearest({ test: [test] }: Row, files: readonly SourceFile[]): SourceFile | undefined {
  for (const folder of [test.replace(/[^/]+$/, ''), ...nearJourney(test), ...layers]) {
    const near = files.find(({ path }) => path.startsWith(folder));
    if (near) return near;
  }
  return undefined;
}

function nearJourney(test: string): string[] {
  for (const [pattern, folders] of nearJourneys) {
    const found = pattern.exec(test);
    if (found) return folders.map((folder) => folder.replace('$1', found[1] ?? ''));
  }
  return [];
}

import { t } from '../../../../contract/translate.ts';
import { unreadableFile } from './file-refusals.ts';

// A photo on one line may be long; a contact's text may not.
const maxLineChars = 9 * 1024 * 1024;

/** The lines of a text that arrives in chunks. Accepts any line end, also CR CR LF. Refuses a line that never ends. */
export async function* readLines(chunks: AsyncIterable<string>): AsyncGenerator<string[]> {
  let open: string[] = [];
  let openChars = 0;
  let held = '';
  for await (const chunk of chunks) {
    // A carriage return at the end may be the first half of a line end.
    const text = held + chunk;
    const end = text.length - (/\r+$/.exec(text.slice(-100))?.[0].length ?? 0);
    held = text.slice(end);
    const [first = '', ...others] = text
      .slice(0, end)
      .replace(/\r+\n?/g, '\n')
      .split('\n');
    open.push(first);
    openChars += first.length;
    if (openChars > maxLineChars) throw endlessLine();
    const last = others.pop();
    if (last === undefined) continue;
    yield [open.join(''), ...others];
    open = [last];
    openChars = last.length;
  }
  yield [open.join('')];
}

export function endlessLine() {
  return unreadableFile(t`A line of this file is far too long: this is not a vCard (.vcf) or CSV file.`);
}

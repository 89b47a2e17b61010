import { importLimits } from '../../../../contract/imports.ts';
import { tooManyEntries } from './file-refusals.ts';
import { letOthersIn } from './time-slice.ts';

/**
 * Takes an upload as fast as it comes, however slowly its contacts are stored meanwhile: a file with too many of them is
 * refused once that shows, not after thousands are stored. Keeps what is waiting in memory, at most the file.
 */
export async function* readAhead(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const countCards = createCardCount();
  const waiting: Uint8Array[] = [];
  let end: { error?: unknown } | null = null;
  let isLeft = false;
  let wake = () => {};
  const take = async () => {
    for await (const chunk of bytes) {
      if (isLeft) return;
      if (countCards(chunk) > importLimits.entries) throw tooManyEntries();
      waiting.push(chunk);
      wake();
      await letOthersIn();
    }
  };
  void take()
    .then(
      () => ({}),
      (error: unknown) => ({ error }),
    )
    .then((ended) => {
      end = ended;
      wake();
    });
  try {
    for (;;) {
      const ended = end as { error?: unknown } | null;
      if (ended && 'error' in ended) throw ended.error;
      const chunk = waiting.shift();
      if (chunk) yield chunk;
      else if (ended) return;
      else {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
    }
  } finally {
    isLeft = true;
  }
}

/**
 * Counts cards by what lies between two of them. It may find too few, never too many, so that cards inside others do not
 * count: whoever reads the cards counts exactly.
 */
function createCardCount(): (chunk: Uint8Array) => number {
  let count = 1;
  let rest = '';
  return (chunk) => {
    const text = rest + Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength).toString('latin1');
    let from = 0;
    for (const joint of text.matchAll(/END:VCARD\s{1,20}BEGIN:VCARD/gi)) {
      count += 1;
      from = joint.index + joint[0].length;
    }
    rest = text.slice(Math.max(from, text.length - 40));
    return count;
  };
}

import { importLimits } from '../../../../contract/limits.ts';
import { tooManyEntries } from './file-refusals.ts';
import { letOthersIn } from './time-slice.ts';

/**
 * Reads an upload as fast as it arrives, even if storing its contacts is slower: a file with too many of them is
 * refused at once, not after thousands are stored. Buffers at most the file in memory.
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
 * Counts cards by what is between two of them. It may find too few, because cards inside others do not count, but never
 * too many: the card reader counts exactly.
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

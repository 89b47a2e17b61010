import { Readable } from 'node:stream';

/** Another worker has the card: the message must not be finished. */
export class Fenced extends Error {
  constructor() {
    super('Another worker has this message.');
    this.name = 'Fenced';
  }
}

/** What holds back a message's end until its hand-over is written down. */
export type LastBytesFence = {
  /** The pieces of a message and its end pass here. Without leave the stream errors, and the connection closes without the final dot. */
  guard(message: Buffer[]): Readable;
  /** Whether the end was let through: from then on silence means that the outcome is unknown. */
  readonly released: boolean;
};

const chunkBytes = 64 * 1024;
// A stream asks for what comes next before it gives away what it has: so that this is nearly nothing when the fence is asked.
const tailBytes = 64;

/** `onReleased` runs at the moment the end is let through. */
export function createFence(beforeLastBytes: () => Promise<boolean>, onReleased: () => void): LastBytesFence {
  let asked = false;
  let released = false;
  const guard = (message: Buffer[]) => {
    const chunks = inChunks(message);
    let given = 0;
    const fenced: Readable = new Readable({
      highWaterMark: 1,
      read: () => {
        const next = chunks[given];
        if (next) {
          given += 1;
          fenced.push(next);
          return;
        }
        // A pool that takes a message again after its end may have left would make it arrive twice.
        if (asked) return void fenced.destroy(new Error('The end of this message was asked for twice.'));
        asked = true;
        beforeLastBytes().then(
          (granted) => {
            if (fenced.destroyed) return;
            if (!granted) return void fenced.destroy(new Fenced());
            released = true;
            onReleased();
            fenced.push(null);
          },
          (error: Error) => fenced.destroy(error),
        );
      },
    });
    return fenced;
  };
  return {
    guard,
    get released() {
      return released;
    },
  };
}

/** In chunks that do not fill the buffers on the way, and a short one at the end. */
function inChunks(pieces: Buffer[]): Buffer[] {
  const chunks = pieces.flatMap((piece) =>
    Array.from({ length: Math.ceil(piece.length / chunkBytes) }, (_, number) =>
      piece.subarray(number * chunkBytes, (number + 1) * chunkBytes),
    ),
  );
  const last = chunks.pop();
  if (!last || last.length <= tailBytes) return [...chunks, ...(last ? [last] : [])];
  return [...chunks, last.subarray(0, -tailBytes), last.subarray(-tailBytes)];
}

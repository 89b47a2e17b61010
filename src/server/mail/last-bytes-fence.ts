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
  /** The message, whose end waits for leave. Without leave the stream errors, and the connection closes without the final dot. */
  guard(message: Readable): Readable;
  /** Whether the end was let through: from then on silence means that the outcome is unknown. */
  readonly released: boolean;
};

// A picture comes as one piece of megabytes: given away whole, it would be gone before the server takes any of it.
const pieceBytes = 65_536;

/** `onReleased` runs at the moment the end is let through. */
export function createFence(beforeLastBytes: () => Promise<boolean>, onReleased: () => void): LastBytesFence {
  let asked = false;
  let released = false;
  async function* fenced(message: Readable, isGivenUp: () => boolean): AsyncGenerator<Buffer> {
    for await (const piece of message as AsyncIterable<Buffer>)
      for (let at = 0; at < piece.length; at += pieceBytes) yield piece.subarray(at, at + pieceBytes);
    // A pool that takes a message again after its end may have left would make it arrive twice.
    if (asked) throw new Error('The end of this message was asked for twice.');
    asked = true;
    const granted = await beforeLastBytes();
    if (isGivenUp()) return;
    if (!granted) throw new Fenced();
    released = true;
    onReleased();
  }
  return {
    guard: (message) => {
      // It reads one piece ahead: the fence is asked when all but the last has been given away.
      const guarded: Readable = Readable.from(
        fenced(message, () => guarded.destroyed),
        { objectMode: false, highWaterMark: 1 },
      );
      return guarded;
    },
    get released() {
      return released;
    },
  };
}

import { Readable } from 'node:stream';

/** Another worker has the card: the message must not be finished. */
export class Fenced extends Error {
  constructor() {
    super('Another worker has this message.');
    this.name = 'Fenced';
  }
}

/** Holds back the end of a message until its hand-over is recorded. */
export type LastBytesFence = {
  /**
   * The message, whose end waits for permission. If it is denied, the stream errors, and the connection closes without
   * the final dot.
   */
  guard(message: Readable): Readable;
  /** Whether the end was released: from then on silence means that the outcome is unknown. */
  readonly released: boolean;
};

// A picture is one chunk of megabytes: passed on at once, it would be gone before the server reads any of it.
const pieceBytes = 65_536;

/** `onReleased` runs when the end is released. */
export function createFence(beforeLastBytes: () => Promise<boolean>, onReleased: () => void): LastBytesFence {
  let asked = false;
  let released = false;
  async function* fenced(message: Readable, isGivenUp: () => boolean): AsyncGenerator<Buffer> {
    for await (const piece of message as AsyncIterable<Buffer>)
      for (let at = 0; at < piece.length; at += pieceBytes) yield piece.subarray(at, at + pieceBytes);
    // A pool that resends a message whose end may have left would deliver it twice.
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
      // It reads one chunk ahead: it asks the fence when all but the last chunk has been passed on.
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

import { pipeline, type Readable, Transform } from 'node:stream';

/** Another worker has the card: the message must not be finished. */
export class Fenced extends Error {
  constructor() {
    super('Another worker has this message.');
    this.name = 'Fenced';
  }
}

/** What holds back a message's end until its hand-over is written down. */
export type LastBytesFence = {
  /** The end of a message passes here. Without leave the stream errors, and the connection closes without the final dot. */
  guard(message: Readable): Readable;
  /** Whether the end was let through: from then on silence means that the outcome is unknown. */
  readonly released: boolean;
};

/** `onReleased` runs at the moment the end is let through. */
export function createFence(beforeLastBytes: () => Promise<boolean>, onReleased: () => void): LastBytesFence {
  let asked = false;
  let released = false;
  const guard = (message: Readable) => {
    const fence = new Transform({
      // Nothing is buffered: a small message would else come to its end before the server has asked for its first byte.
      readableHighWaterMark: 0,
      transform: (chunk, _encoding, done) => done(null, chunk),
      flush: (done) => {
        // A pool that takes a message again after its end may have left would make it arrive twice.
        if (asked) return done(new Error('The end of this message was asked for twice.'));
        asked = true;
        beforeLastBytes().then((granted) => {
          if (fence.destroyed) return;
          if (!granted) return done(new Fenced());
          released = true;
          onReleased();
          done();
        }, done);
      },
    });
    return pipeline(message, fence, () => {});
  };
  return {
    guard,
    get released() {
      return released;
    },
  };
}

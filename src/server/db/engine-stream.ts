import { Duplex } from 'node:stream';
import type { Worker } from 'node:worker_threads';
import type { FromEngine } from './embedded-engine.worker.ts';

/** The engine's thread as node-postgres expects it: a socket that carries the bytes of PostgreSQL's protocol. */
export class EngineStream extends Duplex {
  readonly #worker: Worker;
  readonly #onBytes = (message: FromEngine) => {
    if (typeof message !== 'string') this.push(Buffer.from(message.buffer));
  };

  constructor(worker: Worker) {
    super();
    this.#worker = worker;
    worker.on('message', this.#onBytes);
  }

  connect(): this {
    setImmediate(() => this.emit('connect'));
    return this;
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.#send([chunk]);
    setImmediate(done);
  }

  // Everything written within one turn is sent as one message.
  override _writev(chunks: { chunk: Buffer }[], done: () => void): void {
    this.#send(chunks.map(({ chunk }) => chunk));
    setImmediate(done);
  }

  override _final(done: () => void): void {
    this.push(null);
    done();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#worker.off('message', this.#onBytes);
    done(error);
  }

  #send(parts: Buffer[]): void {
    const bytes = new Uint8Array(Buffer.concat(parts));
    this.#worker.postMessage(bytes, [bytes.buffer]);
  }

  // Other methods of a socket: nothing is delayed here, and the thread lives until it is closed.
  setNoDelay(): void {}
  setKeepAlive(): void {}
  ref(): void {}
  unref(): void {}
}

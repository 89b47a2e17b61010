import { fsyncSync } from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type InitArguments = Parameters<NodeFS['init']>;
type InitResult = ReturnType<NodeFS['init']>;

interface SyncableStreams {
  stream_ops: { fsync?: (stream: { nfd: number }) => number };
}

/**
 * PGlite's file system on the host's directory, with an fsync that reaches the disk. The original fsync does nothing
 * and reports success, so a power cut could lose or tear committed data.
 */
export class DurableNodeFS extends NodeFS {
  readonly #end: (error: unknown) => never;

  /** `end` ends the engine's thread at once. */
  constructor(dataDir: string, end: (error: unknown) => never) {
    super(dataDir);
    this.#end = end;
  }

  override async init(...[pg, options]: InitArguments): InitResult {
    const { emscriptenOpts } = await super.init(pg, options);
    const preRun = [...(emscriptenOpts.preRun ?? [])];
    preRun.push((module) => {
      const streams = module.NODEFS as unknown as SyncableStreams;
      streams.stream_ops.fsync = ({ nfd }) => {
        // After a failed fsync PostgreSQL cannot know what reached the disk and must stop; PGlite would catch an
        // exception and continue.
        try {
          fsyncSync(nfd);
        } catch (error) {
          this.#end(error);
        }
        return 0;
      };
    });
    // A PostgreSQL panic, such as a log that cannot be written.
    return {
      emscriptenOpts: { ...emscriptenOpts, preRun, onAbort: () => this.#end(new Error('PostgreSQL panicked')) },
    };
  }
}

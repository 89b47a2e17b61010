import { fsyncSync } from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type InitArguments = Parameters<NodeFS['init']>;
type InitResult = ReturnType<NodeFS['init']>;

interface SyncableStreams {
  stream_ops: { fsync?: (stream: { nfd: number }) => number };
}

/**
 * PGlite's file system on the host's directory, with an fsync that reaches the disk. The original has no fsync at
 * all and answers "done", so a power cut could lose or tear what was committed.
 */
export class DurableNodeFS extends NodeFS {
  readonly #fsync: (fileDescriptor: number) => void;

  constructor(dataDir: string, fsync: (fileDescriptor: number) => void = fsyncSync) {
    super(dataDir);
    this.#fsync = fsync;
  }

  override async init(...[pg, options]: InitArguments): InitResult {
    const { emscriptenOpts } = await super.init(pg, options);
    const preRun = [...(emscriptenOpts.preRun ?? [])];
    preRun.push((module) => {
      const streams = module.NODEFS as unknown as SyncableStreams;
      streams.stream_ops.fsync = ({ nfd }) => {
        // Throwing is right: PostgreSQL cannot know what reached the disk after a failed fsync, and must not go on.
        this.#fsync(nfd);
        return 0;
      };
    });
    return { emscriptenOpts: { ...emscriptenOpts, preRun } };
  }
}

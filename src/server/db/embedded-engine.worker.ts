import process from 'node:process';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { DurableNodeFS } from './durable-node-fs.ts';
import { initialiseEmbedded } from './initialise-embedded.ts';

// The embedded engine in its own thread: bytes of PostgreSQL's protocol come in, bytes go back.

/** The engine's WebAssembly, compiled. */
export type EngineCode = NonNullable<PGliteOptions['pgliteWasmModule']>;

/** The start parameters from `startEngine`. */
export type EngineData = {
  clusterDir: string;
  /** False lets the operating system decide when commits reach the disk. */
  isDurable: boolean;
  code: EngineCode;
};

/** Messages to the engine: bytes, or the request to end. */
export type ToEngine = Uint8Array | 'close';
/** Messages from the engine: bytes, that it is ready, or why it ends. */
export type FromEngine = Uint8Array | string;

// PGlite's own parameters without -F (which turns fsync off). Its fdatasync, the default for the write-ahead log, does
// nothing; DurableNodeFS makes its fsync real. The planner uses a tenth of the usual sample, because everyone waits for
// it.
const startParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'wal_sync_method=fsync',
  '-c',
  'default_statistics_target=10',
  '-c',
  'shared_buffers=16MB',
];

const port = parentPort;
if (!port) throw new Error('embedded-engine.worker runs as a worker thread only.');
const { clusterDir, isDurable, code } = workerData as EngineData;

function end(error: unknown): never {
  port?.postMessage(error instanceof Error ? error.message : String(error));
  process.exit(1);
}

await initialiseEmbedded(clusterDir);
const engine = await PGlite.create({
  fs: isDurable ? new DurableNodeFS(clusterDir, end) : new NodeFS(clusterDir),
  startParams,
  pgliteWasmModule: code,
});

port.on('message', async (message: ToEngine) => {
  if (message === 'close') {
    await engine.close();
    process.exit(0);
  }
  const onRawData = (bytes: Uint8Array) => {
    const copy = bytes.slice();
    port.postMessage(copy, [copy.buffer]);
  };
  // Finishes before it answers, so that the next message can rely on it. An exception ends the thread and the process.
  await engine.execProtocolRawStream(message, { syncToFs: false, onRawData });
});
port.postMessage('ready');

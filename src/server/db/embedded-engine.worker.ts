import process from 'node:process';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { DurableNodeFS } from './durable-node-fs.ts';
import { initialiseEmbedded } from './initialise-embedded.ts';

// The embedded engine in a thread of its own: bytes of PostgreSQL's protocol come in, bytes go back.

/** The engine's WebAssembly, compiled. */
export type EngineCode = NonNullable<PGliteOptions['pgliteWasmModule']>;

/** What `openEmbedded` starts it with. */
export type EngineData = {
  clusterDir: string;
  /** False leaves it to the operating system when what was committed reaches the disk. */
  isDurable: boolean;
  code: EngineCode;
};

/** What it is sent: bytes, or the wish that it ends. */
export type ToEngine = Uint8Array | 'close';
/** What it sends: bytes, or in words that it is ready, or why it ends. */
export type FromEngine = Uint8Array | string;

// PGlite's own parameters without -F (which turns fsync off). Its fdatasync, the default for the write-ahead log, is
// an empty function; its fsync is the one DurableNodeFS makes real. The planner counts by a tenth of the usual sample,
// because everyone waits while it does.
const startParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'wal_sync_method=fsync',
  '-c',
  'default_statistics_target=10',
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
  // Done before this answers, so that the next message finds it done. What it throws ends the thread, and the process.
  await engine.execProtocolRawStream(message, { syncToFs: false, onRawData });
});
port.postMessage('ready');

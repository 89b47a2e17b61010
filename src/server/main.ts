import './reader.ts';
import process from 'node:process';
import { pino } from 'pino';
import { readConfig } from './config.ts';
import { holdDataDir } from './data-dir/hold-data-dir.ts';
import { createLog } from './log.ts';
import { troubleInWords } from './trouble-in-words.ts';

/** Starts Fondly from the environment, and ends it cleanly on SIGTERM and SIGINT. */
async function main(): Promise<void> {
  // The data is private: all directories are 0700 and files 0600.
  process.umask(0o077);
  const config = readConfig(process.env, process.cwd());
  process.on('uncaughtException', (error) => {
    console.error(troubleInWords(error, 'Fondly ended.'));
    process.exit(1);
  });
  // Logs go to stderr: only messages for the waiting person go to stdout, the address last.
  const log = createLog(config.logLevel, pino.destination({ dest: 2, sync: false }));
  const held = await holdDataDir(config);
  // Loaded only now: it takes seconds, in which the database starts, and a wrong configuration must be reported before.
  const { startFondly } = await import('./start-fondly.ts');
  const running = await startFondly(config, held, log);
  let stopping = false;
  const stop = (signal: string) => {
    if (stopping) process.exit(1);
    stopping = true;
    console.log(`Stopping (${signal})…`);
    const begunMs = performance.now();
    running.stop().then(
      () => {
        log.info({ signal, tookMs: Math.round(performance.now() - begunMs) }, 'stopped');
        process.exit(0);
      },
      (error: unknown) => {
        log.fatal({ err: error }, 'stopping failed');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', () => stop('SIGTERM'));
  process.on('SIGINT', () => stop('SIGINT'));
  if (!config.databaseUrl) console.log(`The data is in ${config.dataDir}`);
  if (!running.mailIsSetUp) console.log(`No mail server is set up: cards land in ${config.dataDir}/outbox`);
  if (running.setUp && config.role !== 'worker') {
    console.log(`Nobody has an account yet. Open ${running.address} to set up Fondly`);
    if (running.setUp.code) console.log(`The set-up asks for this code: ${running.setUp.code}`);
  }
  console.log(config.role === 'worker' ? 'The Fondly worker is running' : `Fondly is running at ${running.address}`);
}

main().catch((error: NodeJS.ErrnoException) => {
  console.error(troubleInWords(error, 'Fondly could not start.'));
  process.exit(1);
});

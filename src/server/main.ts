import process from 'node:process';
import { pino } from 'pino';
import { readConfig } from './config.ts';
import { createLog } from './log.ts';
import { troubleInWords } from './trouble-in-words.ts';

/** Starts Fondly from the environment, and ends it in good order on SIGTERM and SIGINT. */
async function main(): Promise<void> {
  // What is kept here is private: directories 0700 and files 0600, whoever makes them.
  process.umask(0o077);
  const config = readConfig(process.env, process.cwd());
  process.on('uncaughtException', (error) => {
    console.error(troubleInWords(error, 'Fondly ended.'));
    process.exit(1);
  });
  // Logs go to stderr: what a person waits for stands alone on stdout, the address last.
  const log = createLog(config.logLevel, pino.destination({ dest: 2, sync: false }));
  // Loaded only now: seconds of it would stand before the sentence about a wrong configuration.
  const { startFondly } = await import('./start-fondly.ts');
  const running = await startFondly(config, log, (line) => console.log(line));
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
  if (!config.smtpUrl) console.log(`No SMTP_URL is set: cards land in ${config.dataDir}/outbox`);
  console.log(config.role === 'worker' ? 'The Fondly worker is running' : `Fondly is running at ${running.address}`);
}

main().catch((error: NodeJS.ErrnoException) => {
  console.error(troubleInWords(error, 'Fondly could not start.'));
  process.exit(1);
});

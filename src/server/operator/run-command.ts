import process from 'node:process';
import { type Config, readConfig } from '../config.ts';
import { troubleInWords } from '../trouble-in-words.ts';

/** Runs a command with the terminal's environment; on failure exits with 1 and a plain sentence. */
export async function runCommand(
  environment: Record<string, string | undefined>,
  run: (config: Config, say: (line: string) => void) => Promise<void>,
): Promise<void> {
  process.umask(0o077);
  try {
    await run(readConfig(environment, process.cwd()), (line) => console.log(line));
  } catch (error) {
    console.error(troubleInWords(error as NodeJS.ErrnoException, 'It could not be done.'));
    process.exitCode = 1;
  }
}

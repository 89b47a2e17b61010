import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Runs a built operator's command as `npm run` does, with nothing of our own environment but what a process needs. */
export function runOperatorCommand(
  name: 'backup' | 'restore' | 'admin',
  args: string[],
  env: Record<string, string>,
): Promise<{ code: number; stdout: string; stderr: string }> {
  const entry = fileURLToPath(new URL(`../../dist/server/operator/${name}.command.js`, import.meta.url));
  const { PATH = '', HOME = '', TMPDIR = '' } = process.env;
  const environment = { PATH, HOME, ...(TMPDIR && { TMPDIR }), ...env };
  return new Promise((resolve) => {
    execFile(process.execPath, [entry, ...args], { env: environment }, (error, stdout, stderr) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : error ? 1 : 0, stdout, stderr }),
    );
  });
}

import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ownEnvironment } from './own-environment.ts';

/** Runs a built operator's command as `npm run` does, with a minimal environment. */
export function runOperatorCommand(
  name: 'backup' | 'restore' | 'admin',
  args: string[],
  env: Record<string, string>,
): Promise<{ code: number; stdout: string; stderr: string }> {
  const entry = fileURLToPath(new URL(`../../dist/server/operator/${name}.command.js`, import.meta.url));
  return new Promise((resolve) => {
    execFile(process.execPath, [entry, ...args], { env: { ...ownEnvironment(), ...env } }, (error, stdout, stderr) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : error ? 1 : 0, stdout, stderr }),
    );
  });
}

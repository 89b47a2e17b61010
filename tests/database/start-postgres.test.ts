import { execFile } from 'node:child_process';
import { expect, test } from 'vitest';

test.each(['process.exitCode = 3', 'process.exit(3)'])(
  'a process that can start PostgreSQL keeps its exit code after %s',
  async (end) => {
    const script = `await import('./tests/database/start-postgres.ts'); ${end};`;
    const args = ['--import', 'tsx', '--input-type=module', '--eval', script];
    const ended = await new Promise((resolve) => {
      execFile(process.execPath, args, (error, _stdout, stderr) => resolve({ code: error?.code ?? 0, stderr }));
    });
    expect(ended).toEqual({ code: 3, stderr: '' });
  },
);

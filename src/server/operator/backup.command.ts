import process from 'node:process';
import { backUp } from './backup/back-up.ts';
import { readOptions } from './read-options.ts';
import { runCommand } from './run-command.ts';

await runCommand(process.env, async (config, say) => {
  const { to } = readOptions(process.argv.slice(2), { to: 'string' }, 'npm run backup -- --to=file or directory');
  await backUp(config, to, say);
});

import process from 'node:process';
import { backUp } from './backup/back-up.ts';
import { checkBackup } from './backup/check-backup.ts';
import { readOptions } from './read-options.ts';
import { runCommand } from './run-command.ts';

const usage = `npm run backup -- --to=(directory, or file that ends in .tar)
npm run backup -- --check=(file, or directory whose newest backup is checked)`;

await runCommand(process.env, async (config, say) => {
  const { to, check } = readOptions(process.argv.slice(2), { to: 'string', check: 'string' }, usage);
  if (check === undefined) await backUp(config, to, say);
  else await checkBackup(check, say);
});

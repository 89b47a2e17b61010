import process from 'node:process';
import { bringBack } from './backup/bring-back.ts';
import { OperatorRefusal } from './operator-refusal.ts';
import { readOptions } from './read-options.ts';
import { runCommand } from './run-command.ts';

const usage = 'npm run restore -- --from=file, and --replace where there are accounts already';

await runCommand(process.env, async (config, say) => {
  const { from, replace } = readOptions(process.argv.slice(2), { from: 'string', replace: 'boolean' }, usage);
  if (!from) throw new OperatorRefusal(usage);
  await bringBack(config, from, replace !== undefined, say);
});

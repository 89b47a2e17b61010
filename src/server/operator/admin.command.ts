import process from 'node:process';
import { administer } from './admin/administer.ts';
import { runCommand } from './run-command.ts';

await runCommand(process.env, (config, say) => administer(config, process.argv.slice(2), say));

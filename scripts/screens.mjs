// `npm run screens [-- settings 'edit contact' loading]`, all, or those with one of these words in their name or state: every screen and dialog of tests/screens at 1920, 1280 and 390 px, in light and dark,
// with full, long and right-to-left content, empty, loading and failed, as pictures and contact sheets in screens/. `--language=de` shows them in a language that has a catalog, offered or not, `--text=200` with letters of twice the
// size; both only in light.
import { join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { photographScreens } from '../tests/screens/photograph.ts';
import { catalogLanguage } from '../tests/screens/trial-language.ts';
import { ensureBrowser } from './browser.mjs';
import { ensureBuilt } from './build.mjs';
import { root, seconds } from './run-step.mjs';

const startedMs = Date.now();
if (!(await ensureBuilt()) || !(await ensureBrowser())) process.exit(1);
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { language: { type: 'string' }, text: { type: 'string', default: '100' } },
});
const folder = join(root, 'screens', values.language ?? '', values.text === '100' ? '' : values.text);
const { pictures, sheets, problems } = await photographScreens(positionals, folder, {
  language: values.language ? await catalogLanguage(values.language) : null,
  textPercent: Number(values.text),
});
console.log(
  `${pictures} pictures on ${sheets} sheets in ${seconds(Date.now() - startedMs)}: ${join(folder, 'index.html')}`,
);
if (problems.length > 0) {
  console.error(`${problems.length} problems:\n  ${problems.join('\n  ')}`);
  process.exitCode = 1;
}

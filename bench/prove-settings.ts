// `npm run prove:settings [-- --style=pop-art]`: draws every setting of an illustration at 256 px and lists those with
// faults.
import { parseArgs } from 'node:util';
import { artStyles } from '../src/contract/vocabulary.ts';
import { folderOf } from '../src/studio/art/art-styles.ts';
import { drawIllustration } from '../src/studio/art/draw-illustration.ts';
import { everySetting, findFault, nameOf } from '../tests/pictures/every-setting.ts';
import { choose } from './choose.ts';

const { values } = parseArgs({ options: { style: { type: 'string' } } });
const styles = Object.fromEntries(artStyles.map((artStyle) => [folderOf(artStyle), artStyle]));
for (const [, artStyle] of choose(styles, values.style ? [values.style] : [])) {
  const settings = [...everySetting()].filter((request) => request.settings.artStyle === artStyle);
  let faults = 0;
  for (const request of settings) {
    const fault = await drawIllustration(request, () => {}, { scale: 0.25 }).then(findFault, String);
    if (!fault) continue;
    faults += 1;
    console.log(`  ${nameOf(request)}: ${fault}`);
    process.exitCode = 1;
  }
  console.log(`${artStyle}: ${settings.length} drawn, ${faults} at fault`);
}

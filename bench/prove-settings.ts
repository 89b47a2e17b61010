// `npm run prove:settings [-- --part=1/4 --style=pop-art]`: draws every setting of an illustration at 256 px and says which are at fault.
import { parseArgs } from 'node:util';
import { artStyles } from '../src/contract/vocabulary.ts';
import { folderOf } from '../src/studio/art/art-styles.ts';
import { drawIllustration } from '../src/studio/art/draw-illustration.ts';
import { everySetting, findFault, nameOf } from '../tests/pictures/every-setting.ts';
import { keepFigures } from './measurements/record-figures.ts';

const { values } = parseArgs({
  options: { part: { type: 'string', default: '1/1' }, style: { type: 'string', default: '' } },
});
const [part = 1, parts = 1] = values.part.split('/').map(Number);
const styles = artStyles.filter((name) => folderOf(name).startsWith(folderOf(values.style)));
const wanted = [...everySetting()].filter(
  ({ settings }, at) => at % parts === part - 1 && styles.includes(settings.artStyle),
);
if (wanted.length === 0) {
  console.error(`There is no setting to draw. --style is one of: ${artStyles.map(folderOf).join(', ')}.`);
  process.exit(1);
}
const begunMs = performance.now();
let faults = 0;
for (const artStyle of styles) {
  const ofStyle = wanted.filter(({ settings }) => settings.artStyle === artStyle);
  if (ofStyle.length === 0) continue;
  const styleBegunMs = performance.now();
  let faultsOfStyle = 0;
  for (const request of ofStyle) {
    const fault = await drawIllustration(request, () => {}, { scale: 0.25 }).then(findFault, String);
    if (!fault) continue;
    faultsOfStyle += 1;
    console.log(`  ${nameOf(request)}: ${fault}`);
  }
  faults += faultsOfStyle;
  const eachMs = (performance.now() - styleBegunMs) / ofStyle.length;
  console.log(`${artStyle}: ${ofStyle.length} drawn, ${faultsOfStyle} at fault, ${eachMs.toFixed(0)} ms each`);
}
const minutes = (performance.now() - begunMs) / 60_000;
console.log(`${wanted.length} settings drawn at 256 px in ${minutes.toFixed(1)} minutes, ${faults} at fault`);
const keep = keepFigures({ part: 'settings', engine: '', title: 'Settings of an illustration, drawn at 256 px' });
keep('settings drawn', '', wanted.length);
keep('settings at fault', '', faults);
process.exitCode = faults > 0 ? 1 : 0;

// `npm run prove:words [-- --language=de --people=1000 --part=variety]`: every category x relationship x tone x length of every language, and a thousand messages of each category.
import { parseArgs } from 'node:util';
import { cardCategories, languages } from '../src/contract/vocabulary.ts';
import { everyRequest } from '../tests/words/any-words.ts';
import { measureVariety } from '../tests/words/measure-variety.ts';
import { faultsOf } from '../tests/words/words-faults.ts';
import { faultsOfYears } from '../tests/words/years-of-words.ts';
import { keepFigures } from './measurements/record-figures.ts';

const mostShare = 0.05;
const shownFaults = 12;
const { values } = parseArgs({
  options: {
    language: { type: 'string', default: '' },
    people: { type: 'string', default: '1000' },
    part: { type: 'string', default: 'all' },
  },
});
const people = Number(values.people);
let failures = 0;
const title = `The built-in words, with ${people} messages of each category`;
const keep = keepFigures({ part: 'words', engine: '', title });
for (const language of languages.filter((code) => code.startsWith(values.language))) {
  const faults = values.part === 'variety' ? [] : [...everyFault(language), ...faultsOfYears(language)];
  for (const fault of faults.slice(0, shownFaults)) console.log(`  ${fault.replaceAll('\n', ' | ')}`);
  console.log(`${language}: ${faults.length} faults`);
  failures += faults.length;
  if (values.part !== 'variety') keep(`${language}: faults`, '', faults.length);
  let worst = { category: '', sentence: '', share: 0 };
  let equal = 0;
  for (const category of cardCategories) {
    const variety = measureVariety(category, language, people);
    equal += variety.equal;
    if (variety.worst.share > worst.share) worst = { category, ...variety.worst };
    const isPoor = variety.equal > 0 || variety.worst.share > mostShare;
    if (isPoor) failures += 1;
    console.log(
      `  ${category.padEnd(17)} ${String(variety.equal).padStart(3)} equal, ${percent(variety.worst.share)} “${variety.worst.sentence}”${isPoor ? '  <- too often' : ''}`,
    );
  }
  console.log(
    `${language}: of ${people} messages for each category ${equal} equal another; most common: ${percent(worst.share)} of ${worst.category}`,
  );
  keep(`${language}: messages that equal another`, '', equal);
  keep(`${language}: share of the most common sentence`, '%', worst.share * 100);
}
process.exitCode = failures > 0 ? 1 : 0;

function everyFault(language: (typeof languages)[number]): string[] {
  let requests = 0;
  const begunMs = performance.now();
  const faults: string[] = [];
  for (const request of everyRequest(language)) {
    requests += 1;
    faults.push(...faultsOf(request));
  }
  const seconds = (performance.now() - begunMs) / 1000;
  console.log(`${language}: ${requests} requests of three messages in ${seconds.toFixed(0)} s`);
  return faults;
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}

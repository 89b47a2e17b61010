// `npm run prove:words [-- --language=de --variety]`: reads every category x relationship x tone x length of every language,
// and a thousand messages of each category; `--variety` reads only the thousand.
import { parseArgs } from 'node:util';
import { cardCategories, type Language, languages } from '../src/contract/vocabulary.ts';
import { everyRequest, manyPeople } from '../tests/words/any-words.ts';
import { measureVariety } from '../tests/words/measure-variety.ts';
import { faultsOf } from '../tests/words/words-faults.ts';
import { faultsOfYears } from '../tests/words/years-of-words.ts';
import { choose } from './choose.ts';

const people = 1000;
const mostShare = { sentence: 0.05, beginning: 0.04 };
const { values } = parseArgs({ options: { language: { type: 'string' }, variety: { type: 'boolean' } } });
const known = Object.fromEntries(languages.map((language) => [language, language]));
for (const [, language] of choose(known, values.language ? [values.language] : [])) {
  const faults = values.variety ? [] : everyFault(language);
  for (const fault of faults.slice(0, 12)) console.log(`  ${fault.replaceAll('\n', ' | ')}`);
  if (!values.variety) console.log(`${language}: ${faults.length} faults`);
  if (faults.length > 0) process.exitCode = 1;
  for (const category of cardCategories) {
    const { equal, sentence, beginning } = measureVariety(manyPeople(category, language, people));
    const isPoor = equal > 0 || sentence.share > mostShare.sentence || beginning.share > mostShare.beginning;
    const often = [sentence, beginning]
      .map(({ share, words }) => `${(share * 100).toFixed(1)} % “${words}”`)
      .join(', ');
    console.log(
      `${language}: ${category.padEnd(17)} ${String(equal).padStart(3)} of ${people} equal another; ${often}${isPoor ? '  <- too often' : ''}`,
    );
    if (isPoor) process.exitCode = 1;
  }
}

function everyFault(language: Language): string[] {
  return [...[...everyRequest(language)].flatMap(faultsOf), ...faultsOfYears(language)];
}

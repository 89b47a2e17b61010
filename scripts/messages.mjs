// `npm run messages`: writes what the sources say to languages/messages.pot, and into the catalog of each language, where
// translations stay and new messages wait for theirs.
import { writeFileSync } from 'node:fs';
import {
  catalogFile,
  languagesWithCatalog,
  readTranslations,
  templateFile,
  writeCatalog,
} from './messages/catalogs.mjs';
import { findInSources } from './messages/find-in-sources.mjs';

const messages = findInSources();
writeFileSync(templateFile, writeCatalog(messages, { language: '', translations: new Map() }));
console.log(`${messages.length} messages`);
for (const language of languagesWithCatalog()) {
  const translations = readTranslations(language);
  writeFileSync(catalogFile(language), writeCatalog(messages, { language, translations }));
  const missing = messages.filter(({ key }) => !translations.get(key)).length;
  console.log(`${language}: ${missing === 0 ? 'complete' : `${missing} to translate`}`);
}

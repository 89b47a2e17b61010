/** The worker's few sentences in the offered languages other than English, inserted by scripts/service-worker.mjs. */
declare const builtWords: Readonly<Record<string, Readonly<Record<string, string>>>>;

const words = builtWords;
const spoken = navigator.languages
  .map((tag) => tag.split('-')[0] ?? '')
  .find((language) => language === 'en' || language in words);
globalThis.translate = (key) => (spoken ? words[spoken]?.[key] : undefined);

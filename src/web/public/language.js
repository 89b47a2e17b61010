// Loaded as a blocking script if languages other than English are offered; the data of its tag are their files. Texts of
// modules are translated when they are read, so the language has to be there before the modules. Keep in step with
// shell/language.ts.
(() => {
  const files = document.currentScript.dataset;
  let chosen = null;
  try {
    chosen = localStorage.getItem('ui-language');
  } catch {
    // Storage may be closed to us: then the browser's languages decide.
  }
  const wanted = chosen ? [chosen] : navigator.languages;
  const language = wanted.map((tag) => tag.split('-')[0]).find((code) => code === 'en' || code in files);
  // The server chose the page by the languages of the browser; the account may have chosen English.
  if (language === 'en' && document.documentElement.lang in files) document.documentElement.lang = 'en';
  if (!language || language === 'en') return;
  document.documentElement.lang = language;
  document.documentElement.dir = ['ar', 'fa', 'he', 'ur'].includes(language) ? 'rtl' : 'ltr';
  document.write(`<script src="${files[language]}"></script>`);
})();

import { offeredLanguages } from '../../contract/languages.ts';

const storageKey = 'ui-language';

/**
 * Stores the account's choice for public/language.js, '' to follow the browser, and loads the page anew if it speaks
 * another language. Keep in step with language.js.
 */
export function followLanguage(chosen: string): void {
  try {
    if ((localStorage.getItem(storageKey) ?? '') === chosen) return;
    if (chosen) localStorage.setItem(storageKey, chosen);
    else localStorage.removeItem(storageKey);
  } catch {
    // Without storage the browser's languages decide.
    return;
  }
  const wanted = chosen ? [chosen] : navigator.languages.map((tag) => tag.split('-')[0]);
  const spoken = wanted.find((code) => offeredLanguages.some((offered) => offered === code)) ?? 'en';
  if (spoken !== document.documentElement.lang) location.reload();
}

import { useSyncExternalStore } from 'react';
import { type Theme, themes } from '../../contract/vocabulary.ts';

const storageKey = 'ui-theme';
const darkQuery = matchMedia('(prefers-color-scheme: dark)');
const listeners = new Set<() => void>();

/** The stored theme, 'system' by default. */
export function readTheme(): Theme {
  try {
    const stored = localStorage.getItem(storageKey);
    return themes.find((theme) => theme === stored) ?? 'system';
  } catch {
    return 'system';
  }
}

/** Stores and applies a theme. */
export function setTheme(theme: Theme): void {
  try {
    localStorage.setItem(storageKey, theme);
  } catch {
    // Without storage the theme applies until the page is closed.
  }
  paint(theme);
  for (const listener of listeners) listener();
}

/** The current theme; updates on changes. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, readTheme);
}

function paint(theme: Theme): void {
  const dark = theme === 'dark' || (theme === 'system' && darkQuery.matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
  for (const [at, bar] of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]').entries()) {
    bar.media = (at === 1) === dark ? 'all' : 'not all';
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

// public/theme.js applied the theme before this module ran. Apply it again, then follow the system and other tabs.
paint(readTheme());
darkQuery.addEventListener('change', () => paint(readTheme()));
addEventListener('storage', (event) => {
  if (event.key !== storageKey) return;
  paint(readTheme());
  for (const listener of listeners) listener();
});

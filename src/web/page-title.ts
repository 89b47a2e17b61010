/** 'Settings | Fondly': the title of a page in the browser. */
export function pageTitle(words: string): string {
  return `${words} | Fondly`;
}

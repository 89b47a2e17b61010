import type { Page } from 'playwright-core';

/** What the addresses and the words of screens are made of. */
export type Things = {
  /** The first contact's name. */
  name: string;
  /** The address of a card that is shared, without the server's. */
  shared: string;
} & Record<
  'person' | 'date' | 'draft' | 'photoCard' | 'approved' | 'sent' | 'import' | 'csvImport' | 'doneImport',
  number
>;

/** What a screen is shown with: an account of a story, or answers that are held back or fail. */
export type State = 'full' | 'long' | 'rtl' | 'loading' | 'error' | 'empty' | 'signed-out';

/** A screen or dialog, and how to come to it. */
export type Screen = {
  name: string;
  path: (of: Things) => string;
  /** What shows that it has loaded. */
  shows: string | RegExp | ((of: Things) => string);
  /** What is opened on it. */
  open?: (page: Page) => Promise<unknown>;
  states: readonly State[];
  /** The journey over all screens leaves it out: it has the same parts as another. */
  picturedOnly?: true;
  /** The server refuses something on the way, which a browser writes to its console. */
  refused?: true;
};

/** Which states a kind of screen has. */
export const inEveryState = ['full', 'long', 'rtl', 'loading', 'error'] as const;
export const inEveryStory = ['full', 'long', 'rtl'] as const;
/** What needs nothing that is read stands at once. */
export const withoutSkeleton = ['full', 'long', 'rtl', 'error'] as const;
export const once = ['full'] as const;
export const whileReading = ['full', 'loading', 'error'] as const;

/** Presses the first button of that name. */
export const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();

/** Presses one after another. */
export const pressEach =
  (...names: (string | RegExp)[]) =>
  async (page: Page) => {
    for (const name of names) await press(name)(page);
  };

/** Opens a menu and chooses in it. */
export const choose = (menu: string | RegExp, item: string) => async (page: Page) => {
  await press(menu)(page);
  await page.getByRole('menuitem', { name: item }).click();
};

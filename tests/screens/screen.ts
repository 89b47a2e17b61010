import type { Page } from 'playwright-core';

/** The values in addresses and texts of screens. */
export type Things = {
  /** The first contact's name. */
  name: string;
  /** The path of a shared card. */
  shared: string;
} & Record<
  | 'person'
  | 'recipient'
  | 'household'
  | 'date'
  | 'draft'
  | 'round'
  | 'photoCard'
  | 'approved'
  | 'sent'
  | 'import'
  | 'csvImport'
  | 'doneImport',
  number
>;

/** The state of a screen: an account of a story, or answers that are held back or fail. */
export type State = 'full' | 'long' | 'rtl' | 'loading' | 'error' | 'empty' | 'signed-out';

/** A screen or dialog, and the way to open it. */
export type Screen = {
  name: string;
  path: (of: Things) => string;
  /** The element that shows that it has loaded. */
  shows: string | RegExp | ((of: Things) => string);
  /** The actions that open something on it. */
  open?: (page: Page) => Promise<unknown>;
  states: readonly State[];
  /** The journey over all screens skips it, because another screen has the same parts. */
  picturedOnly?: true;
  /** The server refuses something on the way, which a browser logs to its console. */
  refused?: true;
};

/** The states of each kind of screen. */
export const inEveryState = ['full', 'long', 'rtl', 'loading', 'error'] as const;
export const inEveryStory = ['full', 'long', 'rtl'] as const;
/** A screen that reads nothing is ready at once. */
export const withoutSkeleton = ['full', 'long', 'rtl', 'error'] as const;
export const once = ['full'] as const;
export const whileReading = ['full', 'loading', 'error'] as const;

/** Presses the first button with that name. */
export const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();

/** Presses one button after another. */
export const pressEach =
  (...names: (string | RegExp)[]) =>
  async (page: Page) => {
    for (const name of names) await press(name)(page);
  };

/** Opens a menu and chooses an item. */
export const choose = (menu: string | RegExp, item: string) => async (page: Page) => {
  await press(menu)(page);
  await page.getByRole('menuitem', { name: item }).click();
};

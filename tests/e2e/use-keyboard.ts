import type { Download, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

const mostTabs = 90;

/** What an act brings out of the browser. On a busy machine a press can be lost while something finds its place: it is pressed again. */
async function bringOut<Thing>(
  what: string,
  waitFor: (options: { timeout: number }) => Promise<Thing>,
  act: () => Promise<void>,
): Promise<Thing> {
  for (let tries = 0; tries < 3; tries += 1) {
    const came = waitFor({ timeout: 15_000 }).catch(() => null);
    await act();
    const thing = await came;
    if (thing) return thing;
    console.log(`nothing came of ${what}: it is pressed again`);
  }
  throw new Error(`Nothing came of ${what}.`);
}

/** Someone with a keyboard and without a mouse. Whatever gets the focus has to show it, and no act may lose it. */
export function useKeyboard(page: Page) {
  const { keyboard } = page;
  const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);

  async function reach(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    const one = target.first();
    await one.waitFor({ state: 'attached' });
    for (let tabs = 0; tabs < mostTabs && !(await isFocused(one)); tabs += 1) await keyboard.press(key);
    if (!(await isFocused(one)))
      throw new Error(`${key} does not reach ${target}; it is at ${await whereFocusIs(page)}`);
    expect(await page.evaluate(showsFocus), `${target} does not show that it has the focus`).toBe(true);
  }

  /** After an act: the focus is on something of the page, not at its beginning again. */
  async function keepsFocus(): Promise<void> {
    await expect.poll(() => whereFocusIs(page)).not.toBe('nothing');
  }

  /** What opens takes the focus, and begins to listen, a moment after it can be seen. */
  async function hasOpened(): Promise<void> {
    await expect.poll(() => page.evaluate(hasFocusInPopup)).toBe(true);
  }

  /** One step in a list, whose items get the focus with the next picture. */
  async function step(key: string): Promise<void> {
    await keyboard.press(key);
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  }

  async function close(): Promise<void> {
    await hasOpened();
    await keyboard.press('Escape');
  }

  /** Opens a menu and takes one of its items. */
  async function chooseItem(
    trigger: Locator,
    item: string,
    role: 'menuitem' | 'menuitemradio' = 'menuitem',
  ): Promise<void> {
    await reach(trigger);
    await keyboard.press('Enter');
    const wanted = page.getByRole(role, { name: item });
    await wanted.waitFor();
    await hasOpened();
    for (let steps = 0; steps < 12 && !(await isFocused(wanted)); steps += 1) await step('ArrowDown');
    expect(await isFocused(wanted)).toBe(true);
    await keyboard.press('Enter');
  }

  return {
    reach,
    keepsFocus,
    close,
    press: (key: string) => keyboard.press(key),
    async act(target: Locator, key = 'Enter'): Promise<void> {
      await reach(target);
      await keyboard.press(key);
    },
    async type(target: Locator, words: string): Promise<void> {
      await reach(target);
      await keyboard.type(words);
    },
    /** Opens a select and goes down to an option. */
    async choose(trigger: Locator, option: string): Promise<void> {
      await reach(trigger);
      await keyboard.press('Enter');
      const wanted = page.getByRole('option', { name: option, exact: true });
      await wanted.waitFor();
      await hasOpened();
      for (let steps = 0; steps < mostTabs && !(await wanted.evaluate(isHighlighted)); steps += 1) {
        await step('ArrowDown');
      }
      await keyboard.press('Enter');
      await page.getByRole('listbox').waitFor({ state: 'hidden' });
      await expect.poll(() => isFocused(trigger)).toBe(true);
    },
    /** Opens a list with a search in it and takes what is found. */
    async search(trigger: Locator, words: string, option: string): Promise<void> {
      await reach(trigger);
      await keyboard.press('Enter');
      await page.getByRole('listbox').waitFor();
      await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).toBe('input');
      await keyboard.type(words);
      await expect.poll(() => page.getByRole('option').first().textContent()).toContain(option);
      await keyboard.press('Enter');
      await page.getByRole('listbox').waitFor({ state: 'hidden' });
      await expect.poll(() => isFocused(trigger)).toBe(true);
    },
    chooseItem,
    /** Takes an item that brings a file. */
    chooseDownload: (trigger: Locator, item: string): Promise<Download> =>
      bringOut(
        item,
        (options) => page.waitForEvent('download', options),
        () => chooseItem(trigger, item),
      ),
    /** Closes with Escape what `trigger` had opened. */
    async escapeTo(trigger: Locator): Promise<void> {
      await close();
      await expect.poll(() => isFocused(trigger)).toBe(true);
    },
    /** Chooses a file by the picker that Enter or Space on `target` opens. */
    async chooseFile(target: Locator, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
      const chooser = await bringOut(
        `the picker of ${file.name}`,
        (options) => page.waitForEvent('filechooser', options),
        async () => {
          await reach(target);
          await keyboard.press('Space');
        },
      );
      await chooser.setFiles(file);
    },
  };
}

export type Keyboard = ReturnType<typeof useKeyboard>;

function whereFocusIs(page: Page): Promise<string> {
  return page.evaluate(() => {
    const active = document.activeElement;
    if (!active || active === document.body) return 'nothing';
    return `${active.getAttribute('role') ?? active.localName} ${active.getAttribute('aria-label') ?? active.textContent?.slice(0, 40)}`;
  });
}

function hasFocusInPopup(): boolean {
  return Boolean(document.activeElement?.closest('[role=dialog], [role=alertdialog], [role=menu], [role=listbox]'));
}

// In the page: an outline of its own, or of what is around a control that is not itself seen.
function showsFocus(): boolean {
  const active = document.activeElement;
  const outlined = (element: Element | null | undefined, pseudo?: string) => {
    if (!element) return false;
    const { outlineStyle, outlineWidth } = getComputedStyle(element, pseudo);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
  };
  return [active, active?.parentElement].some((element) => outlined(element)) || outlined(active, '::after');
}

function isHighlighted(option: Element): boolean {
  return option.hasAttribute('data-highlighted');
}

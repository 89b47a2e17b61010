import type { Download, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

const mostTabs = 90;

/** A user with a keyboard and no mouse. Every focused element must show its focus, and no action may lose it. */
export function useKeyboard(page: Page) {
  const { keyboard } = page;
  const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);
  const drawn = () =>
    page.evaluate(() => new Promise((two) => requestAnimationFrame(() => requestAnimationFrame(two))));
  /** Focus that moves by itself, after something closed or opened, moves with the next frame. */
  const keepsIt = async (target: Locator) => {
    if (!(await isFocused(target))) return false;
    await drawn();
    return isFocused(target);
  };

  async function reach(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    const one = target.first();
    await one.waitFor({ state: 'attached' });
    for (let tabs = 0; tabs < mostTabs && !(await keepsIt(one)); tabs += 1) await keyboard.press(key);
    if (!(await isFocused(one)))
      throw new Error(`${key} does not reach ${target}; it is at ${await whereFocusIs(page)}`);
    expect(await page.evaluate(showsFocus), `${target} does not show that it has the focus`).toBe(true);
  }

  /** After an action: the focus is on an element, not back at the start of the page. */
  async function keepsFocus(): Promise<void> {
    await expect.poll(() => whereFocusIs(page)).not.toBe('nothing');
  }

  /** A popup takes the focus, and begins to listen, a moment after it is visible. */
  async function hasOpened(): Promise<void> {
    await expect.poll(() => page.evaluate(hasFocusInPopup)).toBe(true);
  }

  /** One step in a list, whose items get the focus with the next frame. */
  async function step(key: string): Promise<void> {
    await keyboard.press(key);
    await drawn();
  }

  async function close(): Promise<void> {
    await hasOpened();
    await keyboard.press('Escape');
  }

  /** Opens a menu and moves down to one of its items. */
  async function goToItem(
    trigger: Locator,
    item: string,
    role: 'menuitem' | 'menuitemradio' = 'menuitem',
  ): Promise<void> {
    await reach(trigger);
    await keyboard.press('Enter');
    const wanted = page.getByRole(role, { name: item });
    await wanted.waitFor();
    // The menu gets the focus first, and passes it to its first item.
    await expect.poll(() => page.evaluate(() => document.activeElement?.role)).toMatch(/^menuitem/);
    for (let steps = 0; steps < 12 && !(await keepsIt(wanted)); steps += 1) await step('ArrowDown');
    expect(await isFocused(wanted)).toBe(true);
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
    /** Opens a select and moves down to an option. */
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
    /** Opens a list with a search field and chooses a result. */
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
    /** Opens a menu and chooses one of its items. */
    async chooseItem(...item: Parameters<typeof goToItem>): Promise<void> {
      await goToItem(...item);
      await keyboard.press('Enter');
    },
    /** Chooses an item that opens a file picker. */
    async chooseDownload(...item: Parameters<typeof goToItem>): Promise<Download> {
      await goToItem(...item);
      const [download] = await Promise.all([page.waitForEvent('download'), keyboard.press('Enter')]);
      return download;
    },
    /** Closes with Escape what `trigger` opened. */
    async escapeTo(trigger: Locator): Promise<void> {
      await close();
      await expect.poll(() => isFocused(trigger)).toBe(true);
    },
    /** Chooses a file by the picker that Enter or Space on `target` opens. */
    async chooseFile(target: Locator, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
      await reach(target);
      const [chooser] = await Promise.all([
        page.waitForEvent('filechooser'),
        // A key press overtakes the message that the test waits for the page's file picker; a query does not.
        drawn().then(() => keyboard.press('Space')),
      ]);
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

// Runs in the page: the element's own outline, or that around a hidden control.
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

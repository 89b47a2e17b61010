import { afterEach, expect, test, vi } from 'vitest';

const birthday = { name: 'Aiko', dates: [{ occasionType: 'birthday' as const, date: '--12-04' }] };

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** A freshly loaded page over the same tab's storage. */
async function loadPage(stored: Map<string, string> | null) {
  vi.resetModules();
  if (stored)
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
      removeItem: (key: string) => void stored.delete(key),
    });
  return import('./pending-dates.ts');
}

test('survives a reload and is forgotten once used', async () => {
  const tab = new Map<string, string>();
  (await loadPage(tab)).keepPendingDates(birthday);
  const reloaded = await loadPage(tab);
  expect(reloaded.readPendingDates()).toEqual(birthday);
  reloaded.keepPendingDates(null);
  expect((await loadPage(tab)).readPendingDates()).toBeNull();
});

test('lives in memory where storage is refused', async () => {
  const page = await loadPage(null);
  page.keepPendingDates(birthday);
  expect(page.readPendingDates()).toEqual(birthday);
});

test('ignores what is not its own', async () => {
  const page = await loadPage(new Map([['fondly-pending-dates', '{"name":"x","dates":[]}']]));
  expect(page.readPendingDates()).toBeNull();
});

test('takes the dates of a vCard that exist', async () => {
  const { datesOfImport } = await loadPage(null);
  expect(datesOfImport({ name: 'Aiko', birthday: '--12-04', anniversary: null })).toEqual(birthday);
  expect(datesOfImport({ name: 'Aiko', birthday: '1980-02-30', anniversary: null })).toBeNull();
});

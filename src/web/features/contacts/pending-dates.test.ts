import { afterEach, expect, test, vi } from 'vitest';

const usual = {
  repeatsAnnually: true,
  notifyDaysBefore: 7,
  isActive: true,
  isVariableHoliday: false,
  holidayRule: null,
};
const birthday = { name: 'Aiko', dates: [{ ...usual, occasionType: 'birthday', date: '--12-04' }] };

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** Loads the module again as after a reload, with the given session storage. */
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

test('pending dates survive a reload until they are used', async () => {
  const tab = new Map<string, string>();
  (await loadPage(tab)).keepPendingDates(birthday);
  const reloaded = await loadPage(tab);
  expect(reloaded.readPendingDates()).toEqual(birthday);
  reloaded.keepPendingDates(null);
  expect((await loadPage(tab)).readPendingDates()).toBeNull();
});

test('keeps dates in memory if storage is forbidden', async () => {
  const page = await loadPage(null);
  page.keepPendingDates(birthday);
  expect(page.readPendingDates()).toEqual(birthday);
});

test('ignores stored data of an unknown shape', async () => {
  const page = await loadPage(new Map([['fondly-pending-dates', '{"name":"x","dates":[]}']]));
  expect(page.readPendingDates()).toBeNull();
});

test('keeps all dates of a vCard', async () => {
  const { datesOfImport } = await loadPage(null);
  const dates = [...birthday.dates, { ...usual, occasionType: 'Dog birthday', date: '2019-05-06', isActive: false }];
  expect(datesOfImport({ name: 'Aiko', dates })).toEqual({ name: 'Aiko', dates });
  expect(datesOfImport({ name: 'Aiko', dates: [] })).toBeNull();
});

test('missed dates are kept per contact, across reloads, until they are added or dropped', async () => {
  const tab = new Map<string, string>();
  const page = await loadPage(tab);
  page.keepMissedDates(7, birthday.dates);
  page.keepMissedDates(8, birthday.dates);
  page.keepMissedDates(8, []);
  const reloaded = await loadPage(tab);
  expect([reloaded.readMissedDates(7), reloaded.readMissedDates(8)]).toEqual([birthday.dates, null]);
  expect(reloaded.readPendingDates()).toBeNull();
  reloaded.keepMissedDates(7, null);
  expect([...tab.keys()]).toEqual([]);
});

import type { Page } from 'playwright-core';
import type { AddressBookAccountView, AddressBookQuestion } from '../../src/contract/address-books.ts';
import { once, press, type Screen } from './screen.ts';

const read = '2026-11-20T08:15:00.000Z';
const next = '2099-11-20T14:15:00.000Z';
const nothing = { added: 0, changed: 0, linked: 0, asked: 0, vanished: 0, unreadable: 0, written: 0 };
const book = { contacts: 0, leftOut: 0, isReadOnly: false, unwritable: 0, isTaken: true };
const account = (id: number, address: string, fields: Partial<AddressBookAccountView>): AddressBookAccountView => ({
  id,
  address,
  login: 'password',
  username: 'eleanor@whitfield.test',
  state: 'active',
  isRunning: false,
  problem: null,
  lastSyncAt: read,
  nextSyncAt: next,
  takes: { photos: true, dates: true, addresses: true, groups: true, notes: false, onlyGroups: [] },
  writesDates: false,
  books: [{ ...book, id, name: 'Contacts', contacts: 1 }],
  questions: { conflicts: 0, vanished: 0 },
  lastChanges: null,
  canUndo: false,
  ...fields,
});

/** One that asks, one that failed, one that is stopped, one at Google, one without a book yet and one being read. */
const accounts: AddressBookAccountView[] = [
  account(1, 'https://cloud.whitfield.test/remote.php/dav/addressbooks/users/eleanor/', {
    books: [
      { ...book, id: 1, name: 'Contacts', contacts: 1204, leftOut: 3, unwritable: 1 },
      {
        ...book,
        id: 2,
        name: `The choir of ${'St. Michael and All Angels '.repeat(3)}`,
        contacts: 31,
        isReadOnly: true,
      },
    ],
    writesDates: true,
    questions: { conflicts: 2, vanished: 1 },
    lastChanges: { added: 12, changed: 40, linked: 7, asked: 6, vanished: 1, unreadable: 2, written: 3 },
    canUndo: true,
  }),
  account(2, 'https://dav.example.org/', {
    problem: 'The server answered with the error 503. Fondly tries again by itself.',
    lastChanges: { ...nothing, added: 31 },
  }),
  account(3, 'https://p42-contacts.icloud.test/', {
    state: 'stopped',
    problem: 'The server refused the user name or the password. Nothing is read until you enter another password.',
    nextSyncAt: null,
  }),
  account(4, 'https://www.googleapis.com/', {
    login: 'google',
    state: 'stopped',
    problem: 'Google no longer gives access to your contacts. Connect Google again.',
    nextSyncAt: null,
  }),
  account(5, 'https://new.example.org/', {
    books: [{ ...book, id: 9, name: 'All', isTaken: false }],
    lastSyncAt: null,
    nextSyncAt: null,
  }),
  account(6, 'https://slow.example.org/', { isRunning: true }),
];

const questionsOf = (personId: number): AddressBookQuestion[] => [
  {
    entryId: 1,
    personId,
    name: 'Maximiliana Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh',
    isVanished: false,
    cards: 2,
    fields: [
      { field: 'email', ours: 'm.wolfeschlegelsteinhausen@correspondence.example.test', theirs: null },
      { field: 'birthday', ours: '--12-25', theirs: '1961-12-24' },
      { field: 'address', ours: '4 Chapel Row\nTruro TR1 2JF\nUnited Kingdom', theirs: '12 Quay Street\nFalmouth' },
      { field: 'photo', ours: '/icons/icon-192.png', theirs: null },
      {
        field: 'notes',
        ours: 'Sings alto',
        theirs: 'Rindfleischetikettierungsüberwachungsaufgabenübertragung. '.repeat(4),
      },
    ],
  },
  {
    entryId: 2,
    personId,
    name: 'נועה לוי',
    isVanished: false,
    cards: 0,
    fields: [{ field: 'phone', ours: '+972 3 555 0134', theirs: '+972 3 555 0199' }],
  },
  { entryId: 3, personId, name: 'Ada Byron', isVanished: true, cards: 4, fields: [] },
];

async function showAccounts(page: Page): Promise<void> {
  await page.route('**/api/address-books/1/questions', (route) =>
    route.fulfill({ json: { questions: questionsOf(1), hasMore: true } }),
  );
  // It is asked again while one is being read, even as the page closes.
  await page.route('**/api/address-books', (route) => route.fulfill({ json: { accounts, offersGoogle: true } }));
  await page.reload();
  await page.getByText('No longer in the address book', { exact: false }).waitFor();
}

const ofBooks = (name: string, open: Screen['open'], more: Partial<Screen> = {}): Screen => ({
  name,
  path: () => '/address-books',
  shows: /stay in step with your address book/,
  open: async (page) => {
    await showAccounts(page);
    await open?.(page);
  },
  states: once,
  ...more,
});

/** Address books that are connected, by answers instead of servers. */
export const addressBookScreens: Screen[] = [
  ofBooks('connected address books', undefined),
  ofBooks('choice of what an address book gives', press('What to take'), { picturedOnly: true }),
  ofBooks('another address book', press('Connect an address book'), { picturedOnly: true }),
  ofBooks('undo of a sync', press('Undo the last sync'), { picturedOnly: true }),
  ofBooks('end of an address book', press('Disconnect'), { picturedOnly: true }),
  ofBooks('new password of an address book', press('Enter the password'), { picturedOnly: true }),
];

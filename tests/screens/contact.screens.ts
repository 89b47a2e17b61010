import { choose, inEveryState, inEveryStory, once, press, type Screen } from './screen.ts';

/** Contacts, duplicates and imports. */
export const contactScreens: Screen[] = [
  { name: 'contacts', path: () => '/people', shows: ({ name }) => name, states: inEveryState },
  {
    name: 'selected contacts',
    path: () => '/people',
    shows: ({ name }) => name,
    open: press('Select'),
    states: once,
  },
  {
    name: 'contacts not found',
    path: () => '/people?q=zzz',
    shows: 'Clear Search',
    states: once,
    picturedOnly: true,
  },
  {
    name: 'contacts found by what was noted',
    path: () => '/people?q=dahlias',
    shows: /dahlias/,
    states: ['full', 'long'],
    picturedOnly: true,
  },
  {
    name: 'duplicates',
    path: () => '/people/duplicates',
    shows: 'Same name',
    states: inEveryState,
  },
  { name: 'add contact', path: () => '/people/add', shows: 'Make your cards truly special!', states: once },
  {
    name: 'mistakes in a contact',
    path: () => '/people/add',
    shows: 'Make your cards truly special!',
    open: press('Add Contact'),
    states: once,
    picturedOnly: true,
  },
  {
    name: 'help with an export',
    path: () => '/people/add',
    shows: 'Need help?',
    open: press('Need help?'),
    states: once,
  },
  { name: 'contact', path: (of) => `/people/${of.person}`, shows: 'Card History', states: inEveryState },
  {
    name: 'new relation',
    path: (of) => `/people/${of.person}`,
    shows: 'Card History',
    open: press('Add someone'),
    states: inEveryStory,
  },
  {
    name: 'moment in change',
    path: (of) => `/people/${of.person}`,
    shows: 'Card History',
    open: press('Edit the moment'),
    states: inEveryStory,
  },
  {
    name: 'keepsakes',
    path: (of) => `/people/${of.recipient}/keepsakes`,
    shows: 'Save as PDF',
    states: inEveryState,
  },
  {
    name: 'card that came',
    path: (of) => `/people/${of.recipient}/keepsakes`,
    shows: 'Save as PDF',
    open: press('Add their card'),
    states: once,
  },
  {
    name: 'keepsakes of nobody yet',
    path: (of) => `/people/${of.person}/keepsakes`,
    shows: 'The shelf is still empty',
    states: once,
    picturedOnly: true,
  },
  {
    name: 'deletion of a contact',
    path: (of) => `/people/${of.person}`,
    shows: 'Card History',
    open: choose('More actions', 'Delete Contact'),
    states: inEveryStory,
    picturedOnly: true,
  },
  {
    name: 'contact that is gone',
    path: () => '/people/999999',
    shows: 'This contact does not exist',
    states: once,
    refused: true,
    picturedOnly: true,
  },
  { name: 'edit contact', path: (of) => `/people/${of.person}/edit`, shows: 'Edit Contact', states: inEveryState },
  {
    name: 'new address for waiting cards',
    path: (of) => `/people/${of.person}/edit`,
    shows: 'Edit Contact',
    open: async (page) => {
      await page.getByLabel('Email').first().fill('another@address.test');
      await press('Update Contact')(page);
      await page.getByText('Send waiting cards to the new address?').waitFor();
    },
    states: inEveryStory,
    picturedOnly: true,
  },
  {
    name: 'removed address of waiting cards',
    path: (of) => `/people/${of.person}/edit`,
    shows: 'Edit Contact',
    open: async (page) => {
      await page.getByLabel('Email').first().fill('');
      await press('Update Contact')(page);
      await page.getByText('Remove the address from waiting cards too?').waitFor();
    },
    states: inEveryStory,
    picturedOnly: true,
  },
  {
    name: 'style picker',
    path: (of) => `/people/${of.person}/edit`,
    shows: 'Change Card Style?',
    open: async (page) => {
      await press('Change Card Style?')(page);
      await page.getByRole('radio', { name: /^AI Enhanced/ }).click();
      await page.getByRole('radio', { name: /Painted Memory/ }).waitFor();
    },
    states: once,
  },
  { name: 'start of an import', path: () => '/people/import', shows: 'people.vcf', states: ['full', 'error'] },
  { name: 'import', path: (of) => `/people/import/${of.import}`, shows: 'Already there', states: inEveryState },
  {
    name: 'relations of an import',
    path: (of) => `/people/import/${of.import}`,
    shows: 'Already there',
    open: press('Set relations'),
    states: once,
  },
  {
    name: 'import of unknown columns',
    path: (of) => `/people/import/${of.csvImport}`,
    shows: 'Columns of the file',
    states: once,
  },
  {
    name: 'finished import',
    path: (of) => `/people/import/${of.doneImport}`,
    shows: 'Undo import',
    states: once,
  },
  {
    name: 'import to be undone',
    path: (of) => `/people/import/${of.doneImport}`,
    shows: 'Undo import',
    open: press('Undo import'),
    states: once,
    picturedOnly: true,
  },
];

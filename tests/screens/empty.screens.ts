import { press, type Screen } from './screen.ts';

const empty = ['empty'] as const;

/** The screens of a user who has nothing yet and is not an administrator. */
export const emptyScreens: Screen[] = [
  { name: 'empty dashboard', path: () => '/', shows: 'Add Friends & Family', states: empty },
  { name: 'no contacts', path: () => '/people', shows: 'No contacts yet', states: empty },
  { name: 'no dates', path: () => '/important-dates', shows: 'No important dates yet', states: empty },
  {
    name: 'no contact for a date',
    path: () => '/important-dates',
    shows: 'No important dates yet',
    open: press('Add New Date'),
    states: empty,
    picturedOnly: true,
  },
  { name: 'no cards', path: () => '/cards', shows: /No cards/i, states: empty, picturedOnly: true },
  {
    name: 'no duplicates',
    path: () => '/people/duplicates',
    shows: /No .*duplicates/i,
    states: empty,
    picturedOnly: true,
  },
  { name: 'no import yet', path: () => '/people/import', shows: /vCard|\.vcf/, states: empty, picturedOnly: true },
  {
    name: 'card without contacts',
    path: () => '/cards/create',
    shows: 'Watercolor Bloom',
    states: empty,
    picturedOnly: true,
  },
  {
    name: 'settings of a newcomer',
    path: () => '/settings',
    shows: 'Account settings',
    states: empty,
    picturedOnly: true,
  },
  { name: 'access denied', path: () => '/admin', shows: 'Access Denied', states: empty },
];

import type { Page } from 'playwright-core';
import type { CardListItem } from '../../src/contract/cards.ts';
import type { HouseholdSuggestion } from '../../src/contract/households.ts';
import { dayIn } from '../days.ts';
import { readChanged } from './change-answer.ts';
import { inEveryState, inEveryStory, once, press, type Screen } from './screen.ts';

const contacts = { path: () => '/people', shows: ({ name }: { name: string }) => name } as const;

/** Groups, households, and what is done for many contacts at once. */
export const manyScreens: Screen[] = [
  { name: 'household', path: (of) => `/people/${of.household}`, shows: 'Who lives here', states: inEveryState },
  { name: 'suggested household', ...contacts, open: openSuggestions, states: once },
  {
    name: 'all suggestions answered',
    ...contacts,
    open: async (page) => {
      await openSuggestions(page);
      await press('Not together')(page);
      await page.getByText('Nobody else seems to live together.').waitFor();
    },
    states: once,
  },
  { name: 'groups', ...contacts, open: manageGroups, states: inEveryStory },
  { name: 'chosen contacts', ...contacts, open: chooseTwo, states: inEveryStory },
  bulk('groups of chosen contacts', 'Groups'),
  bulk('date of chosen contacts', 'Date'),
  bulk('style of chosen contacts', 'Style'),
  bulk('language of chosen contacts', 'Language'),
  bulk('deletion of chosen contacts', 'Delete'),
  {
    name: 'note of being in touch',
    path: (of) => `/people/${of.person}`,
    shows: 'Keeping in touch',
    open: async (page) => {
      await press('I was in touch')(page);
      await page.getByLabel('What about?').fill('A long call about the garden, and the new house');
    },
    states: inEveryStory,
  },
  {
    name: 'gift to thank for',
    path: (of) => `/people/${of.person}`,
    shows: 'A bowl',
    open: press('Add a gift'),
    states: inEveryStory,
  },
  {
    name: 'cards to post',
    path: () => '/',
    shows: 'For Your Review and Approval',
    open: async (page) => {
      const days = [dayIn(3), dayIn(9)];
      await readChanged<CardListItem[]>(page, '**/api/cards/upcoming', (cards) =>
        cards.map((card, at) => ({
          ...card,
          deliveryMethod: 'physical',
          deliveryStatus: 'approved_and_scheduled',
          scheduledDate: days[at % 2],
        })),
      );
      await page.getByText('to post now').waitFor();
    },
    states: inEveryStory,
  },
];

function bulk(name: string, act: string): Screen {
  const open = async (page: Page) => {
    await chooseTwo(page);
    await page.getByRole('toolbar', { name: 'Selected contacts' }).getByRole('button', { name: act }).click();
    await page.getByRole('dialog').or(page.getByRole('alertdialog')).waitFor();
  };
  return { name, ...contacts, open, states: once };
}

async function chooseTwo(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  const boxes = page.getByRole('checkbox', { name: /^Select / });
  await boxes.nth(0).click();
  await boxes.nth(1).click();
  await page.getByText('2 contacts selected').waitFor();
}

async function manageGroups(page: Page): Promise<void> {
  await press('Manage groups')(page);
  await page.getByRole('dialog', { name: 'Manage groups' }).waitFor();
}

/** Two suggestions, of which the first is answered without the server. */
async function openSuggestions(page: Page): Promise<void> {
  const suggestion: HouseholdSuggestion = {
    members: [
      { id: 1, name: 'Anna Berg', place: 'adult' },
      { id: 2, name: 'Tom Berg', place: 'adult' },
    ],
    name: 'Anna and Tom Berg',
    address: 'Elm 2, Bath',
  };
  let isAnswered = false;
  await page.route('**/api/people/duplicates/apart', async (route) => {
    isAnswered = true;
    await route.fulfill({ status: 204 });
  });
  await readChanged<HouseholdSuggestion[]>(page, '**/api/households/suggestions', () =>
    isAnswered ? [] : [suggestion],
  );
  await page.getByText('Anna and Tom Berg live at the same address.').waitFor();
}

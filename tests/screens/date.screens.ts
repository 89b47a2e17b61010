import type { Page } from 'playwright-core';
import type { CardListItem } from '../../src/contract/cards.ts';
import { readChanged } from './change-answer.ts';
import {
  choose,
  inEveryState,
  inEveryStory,
  once,
  press,
  type Screen,
  whileReading,
  withoutSkeleton,
} from './screen.ts';

/** Important dates, and the pages about them. */
export const dateScreens: Screen[] = [
  {
    name: 'year',
    path: () => '/important-dates/year',
    shows: 'Every occasion, and the state of its card',
    states: whileReading,
  },
  { name: 'dashboard', path: () => '/', shows: 'For Your Review and Approval', states: inEveryState },
  {
    name: 'dashboard with all that waits',
    path: () => '/',
    shows: 'For Your Review and Approval',
    open: press(/^Show all/),
    states: once,
    picturedOnly: true,
  },
  {
    name: 'day of a waiting card',
    path: () => '/',
    shows: 'For Your Review and Approval',
    open: async (page) => {
      await readChanged<CardListItem[]>(page, '**/api/cards?status=draft', (cards) =>
        cards.map((card) => ({ ...card, scheduledDate: null })),
      );
      await press('Approved')(page);
      await page.getByText('When should it be sent?').waitFor();
    },
    states: inEveryStory,
    picturedOnly: true,
  },
  {
    name: 'menu',
    path: () => '/',
    shows: 'For Your Review and Approval',
    open: openMenu,
    states: once,
    picturedOnly: true,
  },
  {
    name: 'account menu',
    path: () => '/',
    shows: 'For Your Review and Approval',
    open: press(/^Account menu/),
    states: ['full', 'long'],
    picturedOnly: true,
  },
  {
    name: 'add date',
    path: (of) => `/people/${of.person}/dates/add`,
    shows: 'Add Date and Create a Card',
    states: withoutSkeleton,
  },
  {
    name: 'date by another calendar',
    path: (of) => `/people/${of.person}/dates/add`,
    shows: 'Add Date and Create a Card',
    open: async (page) => {
      await page.getByLabel('Date', { exact: true }).fill('2024-02-19');
      await press('Another calendar or rule')(page);
      await page.getByRole('combobox', { name: /^The day of each year/ }).click();
      await page.getByRole('option', { name: /^A day of another calendar/ }).click();
      await page.getByRole('combobox', { name: /^Calendar/ }).click();
      await page.getByRole('option', { name: 'Hebrew calendar' }).click();
      await page.getByText('In years with one Adar it is kept in Adar.').waitFor();
    },
    states: once,
  },
  {
    name: 'edit date',
    path: (of) => `/people/${of.person}/dates/${of.date}/edit`,
    shows: 'Update Date',
    states: inEveryState,
  },
  {
    name: 'deletion of a date',
    path: (of) => `/people/${of.person}/dates/${of.date}/edit`,
    shows: 'Update Date',
    open: choose('More actions', 'Delete Date'),
    states: inEveryStory,
    picturedOnly: true,
  },
  { name: 'important dates', path: () => '/important-dates', shows: 'Annual', states: inEveryState },
  {
    name: 'menu of a date',
    path: () => '/important-dates',
    shows: 'Annual',
    open: press(/^More for/),
    states: once,
    picturedOnly: true,
  },
  {
    name: 'upcoming dates',
    path: () => '/important-dates?tab=upcoming&days=365',
    shows: 'Annual',
    states: inEveryStory,
  },
  { name: 'calendar', path: () => '/important-dates', shows: 'Annual', open: openCalendar, states: once },
  calendarQuestion('another calendar address', 'Make a new address'),
  calendarQuestion('end of the calendar address', 'Turn off'),
  {
    name: 'new date',
    path: () => '/important-dates',
    shows: 'Annual',
    open: press('Add New Date'),
    states: inEveryStory,
  },
  { name: 'no such dates', path: () => '/important-dates?occasion=baby', shows: 'Clear filters', states: once },
  {
    name: 'occasions',
    path: () => '/occasions',
    shows: 'Thanksgiving',
    states: withoutSkeleton,
  },
];

/** Next to the page if there is room, else over it: opened only if closed. */
async function openMenu(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  await press('Open menu')(page);
}

async function openCalendar(page: Page): Promise<void> {
  await press('Add to your calendar')(page);
  const make = page.getByRole('dialog').getByRole('button', { name: /^Make/ });
  await make.waitFor();
  // An address is shown once, so only the first look sees it.
  const makeFirst = page.getByRole('dialog').getByRole('button', { name: /^Make my address/ });
  if (!(await makeFirst.isVisible())) return;
  await makeFirst.click();
  await page.getByText('Your calendar address').first().waitFor();
}

/** The questions to a user who has an address. */
function calendarQuestion(name: string, button: string): Screen {
  return {
    name,
    path: () => '/important-dates',
    shows: 'Annual',
    open: async (page) => {
      await readChanged(page, '**/api/calendar', () => ({ since: '2026-03-01T12:00:00.000Z' }));
      await press('Add to your calendar')(page);
      await page.getByRole('dialog').getByRole('button', { name: button }).click();
      await page.getByRole('alertdialog').waitFor();
    },
    states: once,
    picturedOnly: true,
  };
}

import type { Page } from 'playwright-core';
import { inEveryStory, once, press, pressEach, type Screen } from './screen.ts';

const between = { states: once, picturedOnly: true } as const;

/** Interruptions: questions, waiting, a lost connection. */
export const interruptionScreens: Screen[] = [
  {
    ...between,
    name: 'mail with a link for the password',
    path: () => '/auth',
    shows: 'Terms of Service',
    open: async (page) => {
      await press('Forgot password?')(page);
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Email').fill('nobody@whitfield.family');
      await dialog.getByRole('button', { name: 'Send the link' }).click();
      await page.getByText('Check your email').waitFor();
    },
    states: ['signed-out'],
  },
  {
    ...between,
    name: 'changes that are not saved',
    path: (of) => `/people/${of.person}/edit`,
    shows: 'Edit Contact',
    open: async (page) => {
      await page.getByLabel('Nickname').fill('Somebody else');
      await page.getByRole('link', { name: 'Important Dates' }).first().click();
      await page.getByText('You have unsaved changes').waitFor();
    },
  },
  {
    ...between,
    name: 'card for somebody without an address',
    path: () => '/cards/create',
    shows: 'Watercolor Bloom',
    open: async (page) => {
      await page.getByLabel('Recipient', { exact: true }).first().click();
      await page.getByRole('dialog').getByRole('button', { name: /^Rosa/ }).click();
      await page.getByLabel('Special date').first().click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /Birthday/ })
        .click();
      await press('Create Card')(page);
      await page.getByText('Where should the card go?').waitFor();
    },
  },
  {
    ...between,
    name: 'card being made',
    path: ({ person, date }) => `/cards/create?personId=${person}&dateId=${date}`,
    shows: 'Watercolor Bloom',
    open: async (page) => {
      await page.route('**/api/generations/**', () => {});
      await press('Create Card')(page);
      await press('Make another')(page);
      await page.getByText('Making your card').waitFor();
    },
    states: inEveryStory,
  },
  {
    ...between,
    name: 'second card for a day',
    path: ({ person, date }) => `/cards/create?personId=${person}&dateId=${date}`,
    shows: 'There is a card for this day already.',
    open: press('Create Card'),
  },
  {
    ...between,
    name: 'end of a link to a card',
    path: (of) => `/cards/${of.approved}`,
    shows: 'Card Details',
    open: pressEach('Share', 'Stop sharing'),
  },
  {
    ...between,
    name: 'login after the session has ended',
    path: (of) => `/people/${of.person}/edit`,
    shows: 'Edit Contact',
    open: async (page) => {
      await page.getByLabel('Nickname').fill('Mummy');
      await page.route('**/api/people/*', (route) =>
        route.request().method() === 'PATCH'
          ? route.fulfill({ status: 401, json: { message: 'Please log in.', code: 'unauthenticated' } })
          : route.fallback(),
      );
      await press('Update Contact')(page);
      await page.getByText('Please log in again').waitFor();
    },
    refused: true,
  },
  {
    ...between,
    name: 'page without a connection',
    path: () => '/people',
    shows: 'My Contacts',
    open: async (page) => {
      await cut(page);
      await page.getByRole('link', { name: 'Cards' }).first().click();
      await page.getByRole('heading', { name: 'You are offline' }).waitFor();
    },
    refused: true,
  },
  {
    ...between,
    name: 'form without a connection',
    path: (of) => `/people/${of.person}/edit`,
    shows: 'Edit Contact',
    open: async (page) => {
      await page.getByLabel('Nickname').fill('Mummy');
      await cut(page);
      await press('Update Contact')(page);
      await page.getByText('You are offline.').waitFor();
    },
    refused: true,
  },
];

const cut = (page: Page) => page.context().setOffline(true);

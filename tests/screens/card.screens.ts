import type { Page } from 'playwright-core';
import type { CardListItem, CardView } from '../../src/contract/cards.ts';
import type { PaperRecipient } from '../../src/contract/paper.ts';
import { readChanged } from './change-answer.ts';
import { choose, inEveryState, inEveryStory, once, press, pressEach, type Screen } from './screen.ts';

const create = ({ person, date }: { person: number; date: number }) =>
  `/cards/create?personId=${person}&dateId=${date}`;
const review = 'Approve & Schedule';
const posted = { deliveryMethod: 'physical', deliveryStatus: 'approved_and_scheduled' } as const;

/** Creating cards, and the created cards. */
export const cardScreens: Screen[] = [
  { name: 'cards', path: () => '/cards', shows: 'Approved and Scheduled', states: inEveryState },
  { name: 'on paper', path: (of) => `/paper?cards=${of.draft}`, shows: 'Who gets it', states: inEveryState },
  {
    name: 'labels',
    path: (of) => `/paper?people=${of.person},${of.recipient}`,
    shows: 'Who gets it',
    states: inEveryStory,
  },
  {
    name: 'envelopes',
    path: (of) => `/paper?people=${of.person},${of.recipient}`,
    shows: 'Who gets it',
    open: (page) => page.getByRole('radio', { name: 'Envelopes' }).click(),
    states: inEveryStory,
  },
  {
    name: 'file of many cards',
    path: (of) => `/paper?cards=${of.draft}`,
    shows: 'Who gets it',
    open: async (page) => {
      // It is drawn until the page is left.
      await page.route('**/api/paper/cards.pdf*', () => {});
      await press('Make the file')(page);
      await page.getByText('0 of 1 card drawn').waitFor();
    },
    states: once,
  },
  {
    name: 'cards that are not posted yet',
    path: (of) => `/paper?cards=${of.draft}`,
    shows: 'Who gets it',
    open: (page) =>
      readChanged<{ recipients: PaperRecipient[] }>(page, '**/api/paper/recipients*', (paper) => ({
        ...paper,
        recipients: paper.recipients.map((one) => ({ ...one, card: one.card && { ...one.card, ...posted } })),
      })),
    states: inEveryStory,
    picturedOnly: true,
  },
  { name: 'nothing on paper', path: () => '/paper', shows: 'Nothing to print yet', states: once },
  { name: 'create card', path: create, shows: 'Watercolor Bloom', states: inEveryState },
  {
    name: 'create card for nobody yet',
    path: () => '/cards/create',
    shows: 'Watercolor Bloom',
    open: press('Create Card'),
    states: once,
    picturedOnly: true,
  },
  {
    name: 'who it is for',
    path: create,
    shows: 'Watercolor Bloom',
    open: async (page) =>
      page
        .getByRole('group', { name: 'Recipient' })
        .or(page.getByLabel('Recipient', { exact: true }))
        .first()
        .click(),
    states: inEveryStory,
    picturedOnly: true,
  },
  {
    name: 'which date it is for',
    path: create,
    shows: 'Watercolor Bloom',
    open: async (page) => page.getByLabel('Special date').first().click(),
    states: inEveryStory,
    picturedOnly: true,
  },
  {
    name: 'style of one card',
    path: create,
    shows: 'Watercolor Bloom',
    open: press('Card style preferences'),
    states: once,
    picturedOnly: true,
  },
  {
    name: 'card of a photo',
    path: create,
    shows: 'Watercolor Bloom',
    open: (page) => page.getByRole('radio', { name: /^Photo/ }).click(),
    states: once,
    picturedOnly: true,
  },
  {
    name: 'quick card',
    path: (of) => `${create(of)}&simple=1`,
    shows: 'Quick',
    states: inEveryStory,
    picturedOnly: true,
  },
  { name: 'cards for many', path: () => '/rounds/new', shows: 'Cards for Many', states: inEveryState },
  {
    name: 'styles of cards for many',
    path: () => '/rounds/new',
    shows: 'Cards for Many',
    open: async (page) => {
      await page.getByRole('radio', { name: 'Surprise' }).click();
      await page.getByRole('radio', { name: 'Both' }).click();
      await press('Any style can appear')(page);
    },
    states: once,
    picturedOnly: true,
  },
  { name: 'a round', path: (of) => `/rounds/${of.round}`, shows: 'Stopped', states: inEveryState },
  { name: 'review', path: () => '/review', shows: 'Approve', states: inEveryState },
  {
    name: 'end of the review',
    path: () => '/review',
    shows: 'Approve',
    open: async (page) => {
      await readChanged<CardListItem[]>(page, '**/api/cards?status=draft', (cards) => cards.slice(0, 1));
      await press('Later')(page);
      await page.getByText('waits for later').waitFor();
    },
    states: once,
    picturedOnly: true,
  },
  {
    name: 'end of a review with cards to print',
    path: () => '/review',
    shows: 'Approve',
    open: reviewAll,
    states: once,
  },
  {
    name: 'keys of the review',
    path: () => '/review',
    shows: 'Approve',
    open: press('Keyboard shortcuts'),
    states: once,
    picturedOnly: true,
  },
  { name: 'card', path: (of) => `/cards/${of.draft}`, shows: review, states: inEveryState },
  {
    name: 'change of style',
    path: (of) => `/cards/${of.draft}`,
    shows: review,
    open: async (page) => {
      await pressEach('Advanced Customization', 'Change Style')(page);
      await page.getByRole('radio', { name: /^AI Enhanced/ }).click();
      await page.getByRole('radio', { name: /Painted Memory/ }).waitFor();
    },
    states: once,
  },
  {
    name: 'deletion of a card',
    path: (of) => `/cards/${of.draft}`,
    shows: review,
    open: choose('More actions', 'Delete Card'),
    states: inEveryStory,
    picturedOnly: true,
  },
  {
    name: 'printing a card',
    path: (of) => `/cards/${of.draft}`,
    shows: review,
    open: press(/^Print/),
    states: once,
    picturedOnly: true,
  },
  {
    name: 'link to a card',
    path: (of) => `/cards/${of.draft}`,
    shows: review,
    open: async (page) => {
      await pressEach('Share', 'Share by link')(page);
      await page.getByText('Link to this card').waitFor();
    },
    states: inEveryStory,
    picturedOnly: true,
  },
  {
    name: 'text overlay',
    path: (of) => `/cards/${of.photoCard}`,
    shows: review,
    open: openOverlay,
    states: inEveryStory,
    picturedOnly: true,
  },
  { name: 'approved card', path: (of) => `/cards/${of.approved}`, shows: 'Card Details', states: inEveryStory },
  {
    name: 'change of an approved card',
    path: (of) => `/cards/${of.approved}`,
    shows: 'Card Details',
    open: async (page) => {
      await page.getByLabel('Custom Message').fill('Other words.');
      await press('Save Updated Message')(page);
    },
    states: once,
    picturedOnly: true,
  },
  { name: 'sent card', path: (of) => `/cards/${of.sent}`, shows: 'A heart', states: inEveryStory, picturedOnly: true },
  {
    name: 'card that is gone',
    path: () => '/cards/999999',
    shows: 'Error Loading Card',
    states: once,
    refused: true,
    picturedOnly: true,
  },
  {
    name: 'full card',
    path: (of) => `/card-template/${of.approved}`,
    shows: 'Created just for you by',
    states: inEveryState,
  },
  {
    name: 'answering a card',
    path: (of) => of.shared,
    shows: 'Created just for you by',
    open: async (page) => {
      // By its tag, since the page speaks the card's language in every run.
      await page.locator('.arrival-seal button').click();
      await page.locator('#answer-message').fill('Thank you!');
      await page.locator('#answer').scrollIntoViewIfNeeded();
    },
    states: inEveryStory,
    picturedOnly: true,
  },
  { name: 'answered card', path: (of) => `${of.shared}/answered`, shows: 'will get your answer', states: inEveryStory },
  {
    name: 'shared card',
    path: (of) => of.shared,
    shows: 'Created just for you by',
    states: inEveryStory,
    picturedOnly: true,
  },
];

async function openOverlay(page: Page): Promise<void> {
  await press(/Put the title on it|Change how they sit/)(page);
  await page.getByRole('dialog').getByRole('img').first().waitFor();
}

/**
 * Approves a card that goes by mail and one to print, and with enough drafts skips one and puts one off, all without the
 * server.
 */
async function reviewAll(page: Page): Promise<void> {
  const printed = { deliveryMethod: 'physical', recipient: '4 Chapel Row, Truro TR1 2JF' } as const;
  const seen = new Map<string, CardView>();
  await page.route(/\/api\/cards\/\d+$/, async (route) => {
    const response = await route.fetch();
    const card = (await response.json()) as CardView;
    const address = new URL(route.request().url()).pathname;
    if (!seen.has(address)) seen.set(address, seen.size === 1 ? { ...card, ...printed } : card);
    await route.fulfill({ response, json: seen.get(address) });
  });
  await page.route(/\/api\/cards\/\d+\/(approve|skip)$/, async (route) => {
    const [, address = '', act] = /(\/api\/cards\/\d+)\/(\w+)$/.exec(new URL(route.request().url()).pathname) ?? [];
    const deliveryStatus = act === 'skip' ? 'skipped' : 'approved_and_scheduled';
    await route.fulfill({ json: { ...seen.get(address), deliveryStatus } });
  });
  await readChanged<CardListItem[]>(page, '**/api/cards?status=draft', (cards) =>
    cards.filter(({ scheduledDate }) => scheduledDate !== null).slice(0, 4),
  );
  const card = page.getByRole('textbox', { name: 'Words of the card' });
  const end = page.getByText('What happens now');
  for (const act of ['Approve', 'Approve', 'Skip', 'Later']) {
    await card.or(end).waitFor();
    if (await end.isVisible()) return;
    await press(act)(page);
  }
  await end.waitFor();
}

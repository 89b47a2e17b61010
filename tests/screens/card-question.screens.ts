import type { Page, Route } from 'playwright-core';
import type { UserView } from '../../src/contract/accounts.ts';
import type { CardView } from '../../src/contract/cards.ts';
import type { ErrorBody } from '../../src/contract/errors.ts';
import { IllegalTransition } from '../../src/domain/card-lifecycle.ts';
import { readChanged, refuse } from './change-answer.ts';
import { inEveryStory, once, press, type Screen } from './screen.ts';

const review = 'Approve & Schedule';
const oneCard = '**/api/cards/*';
const onCard = (name: string, open: Screen['open'], more: Partial<Screen> = {}): Screen => ({
  name,
  path: (of) => `/cards/${of.draft}`,
  shows: review,
  open,
  states: once,
  picturedOnly: true,
  ...more,
});

/** The questions before a card is approved or sent. */
export const cardQuestionScreens: Screen[] = [
  onCard('day of a card', askForDay),
  onCard('mistake in the day of a card', async (page) => {
    await askForDay(page);
    await inDialog(page, review);
    await page.getByText('Choose a day for this card.').waitFor();
  }),
  onCard('two versions of a card', openVersions, { states: inEveryStory, refused: true }),
  onCard('other option of a card', async (page) => {
    await page.getByRole('tab', { name: 'Alternate 1' }).click();
    await press('Set as primary option')(page);
    await page.getByText('Set as Primary Option?').waitFor();
  }),
  onCard('approval without the changes', async (page) => {
    await page.getByLabel('Custom Message').fill('Other words.');
    await press(review)(page);
    await page.getByText('Your changes are not saved').waitFor();
  }),
  onCard(
    'email address for a card',
    askForDetail((card) => ({ ...card, person: { ...card.person, email: null } })),
    { states: inEveryStory, refused: true },
  ),
  onCard(
    'phone number for a card',
    askForDetail((card) => ({ ...card, digitalDeliveryType: 'text', person: { ...card.person, phone: null } })),
    { refused: true },
  ),
  onCard('postal address for a card', askForAddress, { states: inEveryStory, refused: true }),
  onCard(
    'mistake in the postal address for a card',
    async (page) => {
      await askForAddress(page);
      await inDialog(page, 'Save');
      await page.getByRole('dialog').locator('[aria-invalid=true]').waitFor();
    },
    { refused: true },
  ),
  {
    name: 'card that may arrive late',
    path: () => '/cards/create',
    shows: 'Watercolor Bloom',
    open: async (page) => {
      await readChanged<UserView>(page, '**/api/user', (user) => ({ ...user, printAvailable: true }));
      await page.getByLabel('Recipient', { exact: true }).first().click();
      await inDialog(page, /^Walter/);
      await page.getByLabel('Special date').first().click();
      await inDialog(page, /Birthday/);
      await page.getByRole('radio', { name: /^Physical Card/ }).click();
      await press('Create Card')(page);
      await page.getByText('It may arrive late').waitFor();
    },
    states: once,
    picturedOnly: true,
  },
];

async function inDialog(page: Page, button: string | RegExp): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: button }).click();
}

async function askForDay(page: Page): Promise<void> {
  await readChanged<CardView>(page, oneCard, (card) => ({ ...card, scheduledDate: null }));
  await press(review)(page);
  await page.getByText('When should it be sent?').waitFor();
}

/** Saves words after others were saved in another tab. */
async function openVersions(page: Page): Promise<void> {
  const message = page.getByLabel('Custom Message');
  const saved = await message.inputValue();
  await refuse(page, ['PATCH', oneCard], 409, async (route: Route): Promise<ErrorBody> => {
    const card = (await (await page.request.get(route.request().url())).json()) as CardView;
    const current = { ...card, message: `${saved}\n\n${saved}`, version: card.version + 1 };
    return { message: 'This card was changed elsewhere.', code: 'stale_version', current };
  });
  await message.fill(`${saved}\n\n❤️`);
  await press('Save Updated Message')(page);
  await page.getByText('This card was changed elsewhere').waitFor();
}

/** Approves a card whose recipient lacks a detail. */
function askForDetail(without: (card: CardView) => CardView) {
  return async (page: Page) => {
    const { message } = new IllegalTransition('draft', 'approve', 'no_recipient');
    const fields = { recipientEmail: message };
    await refuse(page, ['POST', `${oneCard}/approve`], 422, { message, code: 'validation_failed', fields });
    await readChanged(page, oneCard, without);
    await press(review)(page);
    await page.getByRole('dialog', { name: /^(Where|Which)/ }).waitFor();
  };
}

function askForAddress(page: Page): Promise<void> {
  return askForDetail((card) => ({
    ...card,
    deliveryMethod: 'physical',
    // Only a street.
    person: { ...card.person, address: card.person.address?.split('\n')[0] ?? null },
  }))(page);
}

import { accountScreens } from './account.screens.ts';
import { addressBookScreens } from './address-book.screens.ts';
import { adminScreens } from './admin.screens.ts';
import { cardScreens } from './card.screens.ts';
import { cardQuestionScreens } from './card-question.screens.ts';
import { contactScreens } from './contact.screens.ts';
import { dateScreens } from './date.screens.ts';
import { emptyScreens } from './empty.screens.ts';
import { interruptionScreens } from './interruption.screens.ts';
import { manyScreens } from './many.screens.ts';
import type { Screen } from './screen.ts';
import { visitorScreens } from './visitor.screens.ts';

/** Every screen and dialog, each listed once. */
export const screens: Screen[] = [
  ...visitorScreens,
  ...dateScreens,
  ...contactScreens,
  ...manyScreens,
  ...cardScreens,
  ...cardQuestionScreens,
  ...accountScreens,
  ...addressBookScreens,
  ...adminScreens,
  ...emptyScreens,
  ...interruptionScreens,
];

import { openJourneys } from './document-1/open-journeys.ts';
import { adminJourneys } from './document-2/admin.journeys.ts';
import { cardJourneys } from './document-2/cards.journeys.ts';
import { createJourneys } from './document-2/create.journeys.ts';
import { detailJourneys } from './document-2/detail.journeys.ts';
import { keyboardJourneys } from './document-2/keyboard.journeys.ts';
import { schedulerJourneys } from './document-2/scheduler.journeys.ts';
import { settingsJourneys } from './document-2/settings.journeys.ts';

const journey = openJourneys();
for (const add of [
  cardJourneys,
  createJourneys,
  detailJourneys,
  settingsJourneys,
  adminJourneys,
  schedulerJourneys,
  keyboardJourneys,
])
  add(journey);

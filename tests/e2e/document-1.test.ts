import { accountJourneys } from './document-1/accounts.journeys.ts';
import { contactJourneys } from './document-1/contacts.journeys.ts';
import { dashboardJourneys } from './document-1/dashboard.journeys.ts';
import { dateJourneys } from './document-1/dates.journeys.ts';
import { goingBackJourneys } from './document-1/going-back.journeys.ts';
import { openJourneys } from './document-1/open-journeys.ts';
import { shellJourneys } from './document-1/shell.journeys.ts';
import { styleJourneys } from './document-1/styles.journeys.ts';

const journey = openJourneys();
for (const add of [
  accountJourneys,
  shellJourneys,
  dashboardJourneys,
  contactJourneys,
  styleJourneys,
  dateJourneys,
  goingBackJourneys,
])
  add(journey);

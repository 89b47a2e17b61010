import type { ImportantDateView } from '../../../../contract/dates.ts';
import type { PersonView } from '../../../../contract/people.ts';
import { presets } from '../../../style-choice/example-facts.ts';
import type { FormFacts } from './form-view.ts';

const createdAt = '2026-11-20T10:00:00.000Z';

const mumFacts = { name: 'Margaret Whitfield', nickname: 'Mum', relationship: 'mother', email: 'm@whitfield.family' };

/** A contact with all details that a card needs. */
export const mum: PersonView = {
  ...mumFacts,
  id: 1,
  greetingName: null,
  phone: null,
  address: null,
  street: null,
  city: null,
  state: null,
  postalCode: null,
  country: null,
  reach: null,
  notes: 'A blue bicycle',
  imageUrl: null,
  styleOverrideId: null,
  styleOverrideImage: null,
  timeZone: null,
  language: null,
  groups: [],
  unsubscribed: false,
  kind: 'person',
  household: null,
  members: null,
  alsoEmails: [],
  quietEmails: [],
  bounced: false,
  version: 1,
  createdAt,
};

/** Her sixtieth birthday is on 4 December 2026. */
export const birthday: ImportantDateView = {
  id: 7,
  personId: 1,
  personName: mum.name,
  occasionType: 'birthday',
  date: '1966-12-04',
  repeatsAnnually: true,
  notifyDaysBefore: 7,
  isActive: true,
  isVariableHoliday: false,
  holidayRule: null,
  nextOccurrence: '2026-12-04',
  card: null,
  version: 1,
  createdAt,
};

/** All facts of the form. */
export const facts: FormFacts = {
  people: [mum, { ...mum, id: 2, name: 'Tom', nickname: null, email: null }],
  dates: [birthday],
  presets: Object.values(presets),
  user: { defaultCardStyleId: null, defaultStyleImage: null },
};

import type { CardCategory } from './vocabulary.ts';

/** The label of an occasion, and the category of its cards. */
type Occasion = {
  label: string;
  category: CardCategory;
  /** The start of a card's title if 'Happy' plus the label does not fit; contains the label. */
  greeting?: string;
};

/** Occasions whose date the user enters. */
const generalOccasions = {
  birthday: { label: 'Birthday', category: 'birthday' },
  anniversary: { label: 'Anniversary', category: 'anniversary' },
  wedding: { label: 'Wedding', category: 'congratulations', greeting: 'Happy Wedding Day' },
  graduation: { label: 'Graduation', category: 'congratulations' },
  baby: { label: 'Baby', category: 'congratulations', greeting: 'Congratulations on Your Baby' },
  promotion: { label: 'Promotion', category: 'congratulations', greeting: 'Congratulations on Your Promotion' },
  retirement: { label: 'Retirement', category: 'congratulations' },
  holiday: { label: 'Holiday', category: 'holiday', greeting: 'Happy Holidays' },
  religious: { label: 'Religious', category: 'thank-you', greeting: 'On Your Religious Celebration' },
  memorial: { label: 'Memorial', category: 'sympathy', greeting: 'Thinking of You at This Memorial' },
  custom: { label: 'Other/Custom', category: 'custom', greeting: 'For You' },
} as const satisfies Record<string, Occasion>;

/** Named holidays; `domain/holidays.ts` computes their days. */
const namedHolidayOccasions = {
  'valentines-day': { label: "Valentine's Day", category: 'valentines' },
  christmas: { label: 'Christmas', category: 'christmas', greeting: 'Merry Christmas' },
  'new-years-day': { label: "New Year's Day", category: 'new-year' },
  'independence-day': { label: 'Independence Day', category: 'independence-day' },
  halloween: { label: 'Halloween', category: 'halloween' },
  'st-patricks-day': { label: "St. Patrick's Day", category: 'holiday' },
  'mothers-day': { label: "Mother's Day", category: 'mothers-day' },
  'fathers-day': { label: "Father's Day", category: 'fathers-day' },
  thanksgiving: { label: 'Thanksgiving', category: 'thanksgiving' },
  'labor-day': { label: 'Labor Day', category: 'holiday' },
  'memorial-day': { label: 'Memorial Day', category: 'holiday', greeting: 'Thinking of You on Memorial Day' },
  'columbus-day': { label: 'Columbus Day', category: 'holiday' },
  'mlk-day': { label: 'Martin Luther King Jr. Day', category: 'holiday', greeting: 'On Martin Luther King Jr. Day' },
  'presidents-day': { label: "Presidents' Day", category: 'holiday' },
  easter: { label: 'Easter', category: 'easter' },
  'good-friday': { label: 'Good Friday', category: 'holiday', greeting: 'On Good Friday' },
  'palm-sunday': { label: 'Palm Sunday', category: 'holiday' },
} as const satisfies Record<string, Occasion>;

export type NamedHoliday = keyof typeof namedHolidayOccasions;
export const namedHolidays = Object.keys(namedHolidayOccasions) as NamedHoliday[];

export type OccasionType = keyof typeof generalOccasions | NamedHoliday;
/** Every occasion that an important date may have, one line each (specification 1; D18, D28). */
export const occasions: Record<OccasionType, Occasion> = { ...generalOccasions, ...namedHolidayOccasions };
export const occasionTypes = Object.keys(occasions) as OccasionType[];

/** Of a new date, in days before it. */
export const defaultReminderDays = 7;

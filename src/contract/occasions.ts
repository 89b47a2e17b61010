import type { Messages } from './translate.ts';
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
} as const satisfies Messages<Record<string, Occasion>>;

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
} as const satisfies Messages<Record<string, Occasion>>;

/** Further occasions whose date the user enters (D52). */
const furtherOccasions = {
  engagement: { label: 'Engagement', category: 'congratulations', greeting: 'Congratulations on Your Engagement' },
  christening: { label: 'Christening', category: 'congratulations', greeting: 'Blessings on Your Christening' },
  communion: { label: 'First Communion', category: 'congratulations', greeting: 'Blessings on Your First Communion' },
  'bar-mitzvah': { label: 'Bar Mitzvah', category: 'congratulations', greeting: 'Mazel Tov on Your Bar Mitzvah' },
  'bat-mitzvah': { label: 'Bat Mitzvah', category: 'congratulations', greeting: 'Mazel Tov on Your Bat Mitzvah' },
  'school-start': { label: 'First Day of School', category: 'congratulations' },
  exam: { label: 'Exam', category: 'custom', greeting: 'Good Luck with Your Exam' },
  'driving-licence': {
    label: "Driver's License",
    category: 'congratulations',
    greeting: "Congratulations on Your Driver's License",
  },
  'new-home': { label: 'New Home', category: 'congratulations', greeting: 'Congratulations on Your New Home' },
  'new-job': { label: 'New Job', category: 'congratulations', greeting: 'Congratulations on Your New Job' },
  farewell: { label: 'Farewell', category: 'custom', greeting: 'A Fond Farewell' },
  'name-day': { label: 'Name Day', category: 'custom' },
  'pet-birthday': { label: "Pet's Birthday", category: 'custom', greeting: "On Your Pet's Birthday" },
  'pet-loss': { label: 'Loss of a Pet', category: 'sympathy', greeting: 'Thinking of You at the Loss of a Pet' },
  miscarriage: { label: 'Miscarriage', category: 'sympathy', greeting: 'Thinking of You after Your Miscarriage' },
  'recovery-day': { label: 'Recovery Day', category: 'custom', greeting: 'Proud of You on Your Recovery Day' },
} as const satisfies Messages<Record<string, Occasion>>;

/** Feasts and holidays of the world (D52), computed like the named holidays. */
const feasts = {
  hanukkah: { label: 'Hanukkah', category: 'holiday' },
  passover: { label: 'Passover', category: 'holiday' },
  'rosh-hashanah': { label: 'Rosh Hashanah', category: 'holiday' },
  'yom-kippur': { label: 'Yom Kippur', category: 'holiday', greeting: 'A Meaningful Yom Kippur' },
  purim: { label: 'Purim', category: 'holiday' },
  'eid-al-fitr': { label: 'Eid al-Fitr', category: 'holiday' },
  'eid-al-adha': { label: 'Eid al-Adha', category: 'holiday' },
  ramadan: { label: 'Ramadan', category: 'holiday', greeting: 'A Blessed Ramadan' },
  diwali: { label: 'Diwali', category: 'holiday' },
  holi: { label: 'Holi', category: 'holiday' },
  'raksha-bandhan': { label: 'Raksha Bandhan', category: 'holiday' },
  vaisakhi: { label: 'Vaisakhi', category: 'holiday' },
  gurpurab: { label: 'Gurpurab', category: 'holiday' },
  vesak: { label: 'Vesak', category: 'holiday' },
  'lunar-new-year': { label: 'Lunar New Year', category: 'holiday' },
  'mid-autumn': { label: 'Mid-Autumn Festival', category: 'holiday' },
  chuseok: { label: 'Chuseok', category: 'holiday' },
  seollal: { label: 'Seollal', category: 'holiday' },
  tet: { label: 'Tết', category: 'holiday' },
  nowruz: { label: 'Nowruz', category: 'holiday' },
  'orthodox-easter': { label: 'Orthodox Easter', category: 'easter' },
  'orthodox-christmas': { label: 'Orthodox Christmas', category: 'christmas', greeting: 'Merry Orthodox Christmas' },
  epiphany: { label: 'Epiphany', category: 'holiday' },
  'st-nicholas': { label: 'St. Nicholas Day', category: 'holiday' },
  sinterklaas: { label: 'Sinterklaas', category: 'holiday' },
  'womens-day': { label: "Women's Day", category: 'holiday' },
  'childrens-day': { label: "Children's Day", category: 'holiday' },
  'teachers-day': { label: "Teachers' Day", category: 'thank-you' },
  'grandparents-day': { label: "Grandparents' Day", category: 'holiday' },
} as const satisfies Messages<Record<string, Occasion>>;

export type NamedHoliday = keyof typeof namedHolidayOccasions | keyof typeof feasts;
export const namedHolidays = Object.keys({ ...namedHolidayOccasions, ...feasts }) as NamedHoliday[];

export type OccasionType = keyof typeof generalOccasions | keyof typeof furtherOccasions | NamedHoliday;
/** Every occasion that an important date may have: the specified ones in their order, then the others (D18, D28, D52). */
export const occasions: Record<OccasionType, Occasion> = {
  ...generalOccasions,
  ...namedHolidayOccasions,
  ...furtherOccasions,
  ...feasts,
};
export const occasionTypes = Object.keys(occasions) as OccasionType[];

/** Of a new date, in days before it. */
export const defaultReminderDays = 7;

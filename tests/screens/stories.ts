import type { CreatePersonBody } from '../../src/contract/people.ts';

export type StoryCard = { title: string; message: string; becomes?: 'approved' | 'sent' };
export type StoryDate = {
  occasionType: string;
  years?: number;
  inDays: number;
  isActive?: boolean;
  repeatsAnnually?: boolean;
};
export type StoryPerson = CreatePersonBody & { dates: StoryDate[]; cards: StoryCard[] };
/** A user's data in Fondly. The first person is the one whose pages are shown. */
export type Story = {
  account: { name: string; email: string; password: string };
  people: StoryPerson[];
  /** Two likely duplicates. */
  twice: { name: string };
  /** Who live together. */
  together: readonly [string, string];
  /** A file of contacts; one of them is the first person, recognised by the email address on any day. */
  vcard: string;
};

const password = 'correct horse';
const vcardOf = (...cards: string[][]) =>
  cards.map((lines) => ['BEGIN:VCARD', 'VERSION:3.0', ...lines, 'END:VCARD'].join('\n')).join('\n');

const wish =
  'Happy birthday! May this year bring you slow mornings, loud laughter, and people who adore you around every table.';

/** A typical family: short names, most things in order. */
const full: Story = {
  account: { name: 'Eleanor Whitfield', email: 'eleanor@whitfield.family', password },
  people: [
    {
      name: 'Margaret Whitfield',
      nickname: 'Mum',
      relationship: 'mother',
      email: 'margaret@whitfield.family',
      phone: '+44 1872 555 0134',
      street: '4 Chapel Row',
      city: 'Truro',
      postalCode: 'TR1 2JF',
      country: 'United Kingdom',
      notes: 'Grows dahlias, sings alto, never forgets a birthday. Blue bicycle, Cornwall.',
      dates: [
        { occasionType: 'birthday', years: 60, inDays: 13 },
        { occasionType: 'christmas', inDays: 33 },
      ],
      cards: [{ title: 'Happy 60th Birthday, Mum', message: wish }],
    },
    {
      name: 'Walter Whitfield',
      nickname: 'Grandpa',
      relationship: 'grandfather',
      email: 'walter@whitfield.family',
      street: '2 Harbour Steps',
      city: 'Falmouth',
      postalCode: 'TR11 3LH',
      country: 'United Kingdom',
      notes: 'fishing, crosswords',
      dates: [{ occasionType: 'birthday', years: 84, inDays: 5 }],
      cards: [{ title: 'Happy 84th Birthday, Grandpa', message: wish }],
    },
    {
      name: 'Tomasz Kowalski',
      relationship: 'friend',
      email: 'tomasz@kowalski.family',
      dates: [{ occasionType: 'birthday', years: 30, inDays: 21 }],
      cards: [{ title: 'Happy 30th Birthday, Tomasz', message: wish }],
    },
    {
      name: 'Priya Raman',
      relationship: 'colleague',
      email: 'priya@raman.family',
      dates: [{ occasionType: 'christmas', inDays: 33 }],
      cards: [{ title: 'Merry Christmas, Priya', message: 'Warm wishes for a bright and restful Christmas.' }],
    },
    {
      name: 'Lucía Fernández',
      relationship: 'sister-in-law',
      email: 'lucia@fernandez.family',
      dates: [{ occasionType: 'anniversary', years: 10, inDays: 28 }],
      cards: [
        { title: 'Happy 10th Anniversary, Lucía', message: 'Ten years, and still the best dancers in the room.' },
      ],
    },
    {
      name: 'Jamie Whitfield',
      relationship: 'brother',
      email: 'jamie@whitfield.family',
      dates: [{ occasionType: 'christmas', inDays: 33 }],
      cards: [
        {
          title: 'Merry Christmas, Jamie',
          message:
            'Save me a mince pie and the chair by the fire. You have been the best company of every winter since we were small, and I cannot wait to lose to you at cards again.',
          becomes: 'approved',
        },
      ],
    },
    {
      name: 'Aiko Tanaka',
      relationship: 'friend',
      email: 'aiko@tanaka.family',
      dates: [{ occasionType: 'anniversary', years: 25, inDays: 40 }],
      cards: [
        {
          title: 'Happy Silver Anniversary, Aiko',
          message: 'Twenty-five years of kindness. What a thing to celebrate.',
          becomes: 'approved',
        },
      ],
    },
    {
      name: 'Noah Whitfield',
      relationship: 'nephew',
      email: 'noah@whitfield.family',
      dates: [{ occasionType: 'birthday', years: 7, inDays: 45 }],
      cards: [
        { title: 'Happy 7th Birthday, Noah', message: 'Seven! That is a very good number to be.', becomes: 'approved' },
      ],
    },
    {
      name: 'Ines Duarte',
      relationship: 'friend',
      email: 'ines@duarte.family',
      dates: [{ occasionType: 'birthday', inDays: 50 }],
      cards: [
        { title: 'Happy Birthday, Ines', message: 'To the one who always brings the sun along.', becomes: 'sent' },
      ],
    },
    {
      name: 'Rosa Whitfield',
      relationship: 'daughter',
      dates: [{ occasionType: 'birthday', years: 9, inDays: 120 }],
      cards: [],
    },
  ],
  twice: { name: 'Robin Hill' },
  together: ['Clara Winter', 'Ben Winter'],
  vcard: vcardOf(
    [
      'FN:Margaret Whitfield',
      'EMAIL:margaret@whitfield.family',
      'TEL:+44 7700 900123',
      'ANNIVERSARY:1988-06-04',
      'NOTE:Sings alto in two choirs',
    ],
    ['FN:Ada Byron', 'EMAIL:ada@byron.family', 'BDAY:1990-12-10'],
    ['FN:Samuel Okafor', 'BDAY:--12-25', 'TEL;TYPE=FAX:12', 'X-ABC:nothing'],
    ['FN:Hannah Weiss', 'EMAIL:hannah@weiss.family'],
  ),
};

const longName = 'Maximiliana Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh';
const longEmail = 'm.wolfeschlegelsteinhausenbergerdorff.featherstonehaugh@correspondence.example.test';

/** Names and words longer than their places on the pages. */
const long: Story = {
  account: {
    name: `Eleanor ${longName}`,
    email: `eleanor.${'of-a-long-address.'.repeat(2)}house@whitfield.test`,
    password,
  },
  people: [
    {
      name: longName,
      nickname: 'Maximilianchen-of-the-wide-meadow',
      relationship: 'my grandmother’s second cousin once removed',
      email: longEmail,
      phone: '+44 1872 555 0134 extension 200481',
      street: 'The Old Rectory behind the Church of Saint Michael and All Angels, Upper Staircase',
      city: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
      postalCode: 'LL61 5UJ',
      country: 'United Kingdom of Great Britain and Northern Ireland',
      notes: 'grows dahlias and Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetze. '.repeat(6),
      dates: [
        { occasionType: 'birthday', years: 60, inDays: 12 },
        {
          occasionType: 'The first day on which all of us were in one room again',
          inDays: 200,
          isActive: false,
          repeatsAnnually: false,
        },
      ],
      cards: [
        {
          title: `Happy Birthday, ${longName}`,
          message: `${'ThisIsOneWordThatNeverEnds'.repeat(5)} ${wish.repeat(6)}`,
        },
        { title: `With love to ${longName} on the day of days`, message: wish.repeat(9), becomes: 'approved' },
        { title: `Merry Christmas, ${longName}`, message: wish, becomes: 'sent' },
      ],
    },
  ],
  twice: { name: `Robin ${longName}` },
  together: [`Clara ${longName}`, 'Ben Featherstonehaugh-Cholmondeley'],
  vcard: vcardOf(
    [
      `FN:${longName}`,
      `EMAIL:${longEmail}`,
      'TEL:200481',
      'ANNIVERSARY:1988-06-04',
      `NOTE:${'dahlias '.repeat(60)}`,
      'X-ABC:nothing',
    ],
    [`FN:${longName}`, 'TEL;TYPE=FAX:12'],
    ['FN:مريم', 'EMAIL:maryam@example.test', 'BDAY:--12-25'],
  ),
};

/** Right-to-left names and words, some next to Latin ones. */
const rtl: Story = {
  account: { name: 'ليلى حداد', email: 'layla@haddad.test', password },
  people: [
    {
      name: 'مريم عبد الرحمن الحداد',
      nickname: 'ماما',
      relationship: 'mother',
      email: 'maryam@haddad.test',
      phone: '+961 1 555 013',
      street: 'شارع الحمرا ١٢',
      city: 'بيروت',
      country: 'لبنان',
      notes: 'تحب الياسمين والقهوة مع الهيل، وتقرأ الشعر كل مساء.',
      dates: [
        { occasionType: 'birthday', years: 60, inDays: 13 },
        { occasionType: 'عيد الأم', inDays: 120 },
      ],
      cards: [
        { title: 'عيد ميلاد سعيد يا ماما', message: 'كل عام وأنت بخير يا ماما! لك مني كل الحب والورد. '.repeat(3) },
        { title: 'שנה טובה, אמא', message: 'ברכות לבבי. '.repeat(20), becomes: 'approved' },
        { title: 'عيد أم سعيد', message: 'أحبك يا ماما. '.repeat(4), becomes: 'sent' },
      ],
    },
    {
      name: 'נועה לוי',
      relationship: 'friend',
      email: 'noa@levi.test',
      dates: [{ occasionType: 'birthday', years: 30, inDays: 20 }],
      cards: [{ title: 'יום הולדת שמח, Noa!', message: 'מזל טוב, and see you soon.' }],
    },
  ],
  twice: { name: 'دانا كوهين' },
  together: ['سلمى حداد', 'كريم حداد'],
  vcard: vcardOf(
    ['FN:مريم عبد الرحمن الحداد', 'EMAIL:maryam@haddad.test', 'TEL:+961 1 555 999', 'ANNIVERSARY:1988-06-04'],
    ['FN:נועה לוי', 'BDAY:1996-12-04'],
    ['FN:يوسف', 'EMAIL:yousef@example.test', 'BDAY:--12-25', 'X-ABC:nothing'],
  ),
};

/** A new user. */
export const newcomer = { name: 'Sam', email: 'sam@fondly.test', password };

export const stories = { full, long, rtl };

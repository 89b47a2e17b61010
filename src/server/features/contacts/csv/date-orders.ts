import type { CsvField, DateOrder } from '../../../../contract/imports.ts';
import type { CsvColumn } from '../../../db/tables/people.ts';
import type { HeaderLanguage } from './header-words.ts';
import { languagesOf, orderOfHeader, readHeader } from './read-header.ts';
import { isEitherOrder, orderToldBy, readWrittenDate } from './written-date.ts';

/** The columns whose cells are dates. */
export const dateFields: readonly (CsvField | null)[] = ['birthday', 'anniversary', 'eventDate', 'occasion'];

/** What decides the order of day and month where the file does not. */
export type OrderWish = {
  /** What the user said. */
  answer: DateOrder | null;
  timeZone: string;
};

// Where the year comes first, numbers that begin with the day or the month tell nothing.
const yearFirst: readonly HeaderLanguage[] = ['zh', 'ja', 'ko', 'hu'];
const monthFirstZone = new RegExp(
  `^(?:US/|America/(?:New_York|Detroit|Chicago|Denver|Boise|Phoenix|Los_Angeles|Anchorage|Juneau|Sitka|Metlakatla|Yakutat|Nome|Adak|Menominee|
    Indiana|Indianapolis|Fort_Wayne|Kentucky|Louisville|North_Dakota|Shiprock|Puerto_Rico|St_Thomas|Virgin)\\b|
    Pacific/(?:Honolulu|Johnston|Guam|Saipan|Pago_Pago|Midway|Wake)$|Asia/Manila$)`.replace(/\s+/g, ''),
);
// Canada writes both; in the others people begin with the year.
const openZone = new RegExp(
  `^(?:Canada/|America/(?:Toronto|Montreal|Vancouver|Winnipeg|Halifax|Edmonton|Regina|St_Johns|Moncton|Glace_Bay|Goose_Bay|Iqaluit|Whitehorse|
    Yellowknife|Dawson|Dawson_Creek|Creston|Fort_Nelson|Inuvik|Rankin_Inlet|Resolute|Cambridge_Bay|Swift_Current|Thunder_Bay|Nipigon|
    Rainy_River|Pangnirtung|Atikokan|Blanc-Sablon|Coral_Harbour)$|Asia/(?:Tokyo|Seoul|Pyongyang|Shanghai|Chongqing|Urumqi|Taipei|Macau|
    Ulaanbaatar|Hovd)$|Europe/(?:Budapest|Vilnius)$|Etc/)`.replace(/\s+/g, ''),
);

/**
 * Decides, for every column of dates, whether the day or the month comes first: by its own rows, by those of the other
 * columns, by the language of the headers, by where the user lives, or by what they answer. `see` is given every row.
 */
export function countDateOrders(columns: CsvColumn[], today: string) {
  const told = columns.map(() => ({ 'day-first': false, 'month-first': false }));
  const either: (string | null)[] = columns.map(() => null);
  return {
    see(cells: string[]): void {
      columns.forEach(({ field }, at) => {
        const cell = cells[at]?.trim() ?? '';
        // Any column may hold numbers that look like a day; with a year they are one.
        if (!dateFields.includes(field) && !/^\d{1,2}[-/.]\d{1,2}[-/.]\d{4}$/.test(cell)) return;
        const order = orderToldBy(cell);
        const seen = told[at];
        if (order && seen) seen[order] = true;
        else if (dateFields.includes(field) && isEitherOrder(cell)) either[at] ??= cell;
      });
    },
    decide({ answer, timeZone }: OrderWish): CsvColumn[] {
      const ofFile = onlyOrder({
        'day-first': told.some((seen) => seen['day-first']),
        'month-first': told.some((seen) => seen['month-first']),
      });
      const assumed = ofFile ?? orderOfHeaders(columns) ?? orderOfZone(timeZone);
      return columns.map((column, at) => {
        const text = either[at] ?? null;
        const own = onlyOrder(told[at] ?? { 'day-first': false, 'month-first': false }) ?? orderOfHeader(column.header);
        // One that has both cannot be decided by anyone but the user.
        const isMixed = told[at]?.['day-first'] === true && told[at]?.['month-first'] === true;
        const dateOrder = own ?? answer ?? (isMixed ? null : assumed);
        return {
          ...column,
          dateOrder: dateFields.includes(column.field) ? dateOrder : null,
          isDateOrderSure: own !== null || text === null,
          eitherDate: text === null || own !== null ? null : bothReadings(text, today),
          isDateOrderAnswered: own === null && answer !== null,
        };
      });
    },
  };
}

/** The date for whose order the user has to be asked before anything is added; null where all are clear. */
export function openDate(columns: CsvColumn[]): CsvColumn['eitherDate'] {
  return columns.find(({ dateOrder, eitherDate }) => dateOrder === null && eitherDate)?.eitherDate ?? null;
}

/** What the user answered before, so that reading the file again with other columns does not ask again. */
export function answeredOrder(columns: CsvColumn[]): DateOrder | null {
  return columns.find(({ dateOrder, isDateOrderAnswered }) => isDateOrderAnswered && dateOrder)?.dateOrder ?? null;
}

function bothReadings(text: string, today: string) {
  return {
    text: text.slice(0, 40),
    dayFirst: readWrittenDate(text, 'day-first', today)?.date ?? '',
    monthFirst: readWrittenDate(text, 'month-first', today)?.date ?? '',
  };
}

function onlyOrder(seen: Record<DateOrder, boolean>): DateOrder | null {
  if (seen['day-first'] === seen['month-first']) return null;
  return seen['day-first'] ? 'day-first' : 'month-first';
}

function orderOfHeaders(columns: CsvColumn[]): DateOrder | null {
  const languages = languagesOf(columns.map(({ header }) => readHeader(header)));
  const isDayFirst = languages.length > 0 && languages.every((each) => each !== 'en' && !yearFirst.includes(each));
  return isDayFirst ? 'day-first' : null;
}

function orderOfZone(timeZone: string): DateOrder | null {
  if (monthFirstZone.test(timeZone)) return 'month-first';
  return timeZone.includes('/') && !openZone.test(timeZone) ? 'day-first' : null;
}

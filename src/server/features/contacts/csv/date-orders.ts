import type { CsvField } from '../../../../contract/csv-fields.ts';
import type { DateOrder } from '../../../../contract/imports.ts';
import type { CsvColumn } from '../../../db/tables/people.ts';
import type { HeaderLanguage } from './header-words.ts';
import { languagesOf, orderOfHeader, readHeader } from './read-header.ts';
import { isEitherOrder, orderToldBy, readWrittenDate } from './written-date.ts';

/** The columns that contain dates. */
export const dateFields: readonly (CsvField | null)[] = ['birthday', 'anniversary', 'eventDate', 'occasion'];

/** What decides the order of day and month if the file does not. */
export type OrderWish = {
  /** The user's answer. */
  answer: DateOrder | null;
  timeZone: string;
};

// In countries that write the year first, numbers without it give no hint of the order.
const yearFirst: readonly HeaderLanguage[] = ['zh', 'ja', 'ko', 'hu'];
const monthFirstZone = new RegExp(
  `^(?:US/|America/(?:New_York|Detroit|Chicago|Denver|Boise|Phoenix|Los_Angeles|Anchorage|Juneau|Sitka|Metlakatla|Yakutat|Nome|Adak|Menominee|
    Indiana|Indianapolis|Fort_Wayne|Kentucky|Louisville|North_Dakota|Shiprock|Puerto_Rico|St_Thomas|Virgin)\\b|
    Pacific/(?:Honolulu|Johnston|Guam|Saipan|Pago_Pago|Midway|Wake)$|Asia/Manila$)`.replace(/\s+/g, ''),
);
// Canada uses both orders; the other countries usually write the year first.
const openZone = new RegExp(
  `^(?:Canada/|America/(?:Toronto|Montreal|Vancouver|Winnipeg|Halifax|Edmonton|Regina|St_Johns|Moncton|Glace_Bay|Goose_Bay|Iqaluit|Whitehorse|
    Yellowknife|Dawson|Dawson_Creek|Creston|Fort_Nelson|Inuvik|Rankin_Inlet|Resolute|Cambridge_Bay|Swift_Current|Thunder_Bay|Nipigon|
    Rainy_River|Pangnirtung|Atikokan|Blanc-Sablon|Coral_Harbour)$|Asia/(?:Tokyo|Seoul|Pyongyang|Shanghai|Chongqing|Urumqi|Taipei|Macau|
    Ulaanbaatar|Hovd)$|Europe/(?:Budapest|Vilnius)$|Etc/)`.replace(/\s+/g, ''),
);

/**
 * Decides for every date column whether the day or the month comes first: by its own rows, by the other columns, by the
 * language of the headers, by where the user lives, or by the user's answer. `see` must get every row.
 */
export function countDateOrders(columns: CsvColumn[], today: string) {
  const told = columns.map(() => ({ 'day-first': false, 'month-first': false }));
  const either: (string | null)[] = columns.map(() => null);
  return {
    see(cells: string[]): void {
      columns.forEach(({ field }, at) => {
        const cell = cells[at]?.trim() ?? '';
        // Other columns may contain numbers that look like a day; only with a year they count.
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
        // If a column has both orders, only the user can decide.
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

/** An ambiguous date to ask the user about before anything is added; null if all are clear. */
export function openDate(columns: CsvColumn[]): CsvColumn['eitherDate'] {
  return columns.find(({ dateOrder, eitherDate }) => dateOrder === null && eitherDate)?.eitherDate ?? null;
}

/** The user's earlier answer, so that reading the file again with other columns does not ask again. */
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

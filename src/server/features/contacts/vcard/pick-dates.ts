import { t } from '../../../../contract/translate.ts';
import { isNamedHoliday, isOccasionType } from '../../../../domain/occasions.ts';
import type { StagedDate } from '../../../db/tables/people.ts';
import { kindOfLabel, type LabelledKind } from '../date-labels.ts';
import { plainDate } from '../export/date-line.ts';
import { excerpt, naming } from '../sentences.ts';
import type { VcardProperty } from './read-property.ts';
import { couldBeTwoDays, readVcardDate } from './vcard-date.ts';

/** The dates of a contact. */
export type PickedDates = {
  birthday: string | null;
  anniversary: string | null;
  /** The dates of other kinds, and birthdays and anniversaries with unusual settings. */
  dates: StagedDate[];
  /** What was done with unusual dates, in sentences. */
  said: string[];
};

/** One date as the file has it, under its kind or custom name ('' if it has none). */
type Day = { kind: LabelledKind | 'other'; name: string; date: string | null; raw: string };

const kindOfProperty: [pattern: RegExp, kind: LabelledKind][] = [
  [/^(?:X-(?:MS-|EVOLUTION-|KADDRESSBOOK-X-)?)?ANNIVERSARY$|^X-WEDDING(?:-?ANNIVERSARY)?$/, 'anniversary'],
  [/^(?:X-(?:MS-|EVOLUTION-|KADDRESSBOOK-)?)?(?:DEATHDATE|DEATHDAY|DEATH)$/, 'death'],
  [/^(?:X-)?(?:BDAY|BIRTHDAY)$/, 'birthday'],
];
// More than anyone stores for one person: a file must not bring thousands.
const mostDates = 200;
const maxName = 60;

/** Whether a property is about a day. */
export function isDate(property: VcardProperty): boolean {
  return property.name === 'X-ABDATE' || isAndroidEvent(property) || kindByName(property) !== null;
}

/**
 * Birthday, anniversary and every other date of a card. A date with a custom name becomes an occasion of that name.
 * Reminders of a person who died are turned off.
 */
export function pickDates(properties: VcardProperty[]): PickedDates {
  const days = distinctDays(properties.filter(isDate).map(readDay));
  const dated = (kind: Day['kind']) => days.filter((day) => day.kind === kind).flatMap(({ date }) => date ?? []);
  const [birthday = null, ...otherBirthdays] = dated('birthday');
  const [died = null, ...otherDeaths] = dated('death');
  const anniversaries = dated('anniversary');
  const death = days.find(({ kind }) => kind === 'death') ?? null;
  const others = days.flatMap((day) => (day.kind === 'other' && day.date ? [ownOccasion(day, day.date)] : []));
  const usual = (occasionType: string) => (date: string) => ({ ...plainDate, occasionType, date });
  const isUnusual = death !== null || anniversaries.length > 1;
  const all: StagedDate[] = [
    ...(death && birthday ? [usual('birthday')(birthday)] : []),
    ...(isUnusual ? anniversaries.map(usual('anniversary')) : []),
    ...(died ? [usual('memorial')(died)] : []),
    ...others,
  ];
  return {
    birthday,
    anniversary: anniversaries[0] ?? null,
    dates: all.slice(0, mostDates).map((date) => (death ? { ...date, isActive: false } : date)),
    said: [
      ...(death ? [deathInWords(died, death.raw)] : []),
      ...notDates(days),
      ...onlyOne('birthday', otherBirthdays),
      ...onlyOne('death', otherDeaths),
      ...others.filter(({ isActive }) => !isActive).map(({ date }) => namelessInWords(date)),
      ...days
        .filter(({ name }) => name.length > maxName)
        .map(({ name }) => t`The name of a date was cut: ${excerpt(name)}.`),
      ...(all.length > mostDates
        ? [t`Only ${mostDates} dates are kept; ${all.length - mostDates} more left out.`]
        : []),
    ],
  };
}

/** What kind of day a property is about, by its name or label. */
export function kindOfDay(property: VcardProperty): LabelledKind | 'other' {
  return readDay(property).kind;
}

function readDay(property: VcardProperty): Day {
  if (isAndroidEvent(property)) return readAndroidEvent(property);
  const date = readVcardDate(property);
  const byName = kindByName(property);
  if (byName) return { kind: byName, name: '', date, raw: property.raw };
  const name = property.label ?? '';
  return { kind: kindOfLabel(name) ?? 'other', name: name === 'Other' ? '' : name, date, raw: property.raw };
}

const androidKinds: ReadonlyMap<string, LabelledKind> = new Map([
  ['1', 'anniversary'],
  ['3', 'birthday'],
]);

/**
 * Android's format: 'vnd.android.cursor.item/contact_event;2001-05-06;0;First met;' (1 anniversary, 2 other, 3
 * birthday).
 */
function readAndroidEvent({ raw, params }: VcardProperty): Day {
  const [, written = '', type = '', label = ''] = raw.split(/(?<!\\);/);
  const name = type === '0' ? label.replace(/\\(.)/g, '$1').trim() : '';
  const date = readVcardDate({ raw: written, params });
  return { kind: androidKinds.get(type) ?? kindOfLabel(name) ?? 'other', name, date, raw: written };
}

function isAndroidEvent({ name, raw }: VcardProperty): boolean {
  return name === 'X-ANDROID-CUSTOM' && /^[\w.]+\/contact_event;/.test(raw);
}

function kindByName({ name }: VcardProperty): LabelledKind | null {
  return kindOfProperty.find(([pattern]) => pattern.test(name))?.[1] ?? null;
}

/** '' and 0000-00-00. */
function saysNoDate(raw: string): boolean {
  return /^[0T:Z/. -]*$/.test(raw);
}

/** Exporters write one date under several properties, for readers that know only one of them. */
function distinctDays(days: Day[]): Day[] {
  const found = new Map<string, Day>();
  for (const day of days) {
    const name = day.kind === 'other' ? day.name : '';
    const key = JSON.stringify([day.kind, name, day.date ?? day.raw]);
    if (!saysNoDate(day.raw) && !found.has(key)) found.set(key, day);
  }
  return [...found.values()];
}

/** 'Graduation' is an occasion that Fondly knows; a date without a name has no reminder. */
function ownOccasion({ name }: Day, date: string): StagedDate {
  if (name === '') return { ...plainDate, occasionType: 'Other date', date, isActive: false };
  const slug = name.toLowerCase();
  const isKnown = isOccasionType(slug) && !isNamedHoliday(slug);
  // 'christmas' would be the named holiday on its own day.
  const ownWords = name.charAt(0).toUpperCase() + name.slice(1);
  return { ...plainDate, occasionType: isKnown ? slug : cut(ownWords), date };
}

/** Never splits a character. */
function cut(name: string): string {
  return name.length > maxName ? [...name.slice(0, maxName)].slice(0, -1).join('') : name;
}

/** The message about a date of death. */
export function deathInWords(died: string | null, raw: string): string {
  return died
    ? t`They died on ${died}: the day is kept as a memorial. Reminders for all their dates are off.`
    : t`They died (${excerpt(raw)}), which is not a full date. Reminders for all their dates are off.`;
}

function namelessInWords(date: string): string {
  return t`A date without a name is kept as “Other date”, with reminders off: ${date}.`;
}

/** The message about further dates of a kind that a contact has once. */
export function onlyOne(kind: LabelledKind, others: string[]): string[] {
  return naming(
    {
      birthday: t`Only one birthday is kept; left out:`,
      anniversary: t`Only one anniversary is kept; left out:`,
      death: t`Only one day of death is kept; left out:`,
    }[kind],
    others,
  );
}

function notDates(days: Day[]): string[] {
  return days
    .filter(({ date, kind }) => date === null && kind !== 'death')
    .map(({ kind, name, raw }) => {
      const [text, called] = [excerpt(raw), excerpt(name) || t`without a name`];
      const isEither = couldBeTwoDays(raw);
      if (kind === 'birthday')
        return isEither
          ? t`The birthday could be either of two days: ${text}.`
          : t`The birthday is not a full date: ${text}.`;
      if (kind === 'anniversary')
        return isEither
          ? t`The anniversary could be either of two days: ${text}.`
          : t`The anniversary is not a full date: ${text}.`;
      return isEither
        ? t`The date “${called}” could be either of two days: ${text}.`
        : t`The date “${called}” is not a full date: ${text}.`;
    });
}

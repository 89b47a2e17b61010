import type { CsvField } from '../../../../contract/csv-fields.ts';
import { t } from '../../../../contract/translate.ts';
import { languages } from '../../../../contract/vocabulary.ts';
import { joinAddress } from '../../../../domain/address.ts';
import { isTimeZone } from '../../../../domain/due-time.ts';
import type { StagedContact } from '../../../db/tables/people.ts';
import { readAbout } from '../about-in-files.ts';
import { readOwnFieldLines, readRelationCell } from '../export/own-lines.ts';
import { distinctGroups } from '../groups/read-groups.ts';
import { readReachCells, stagedReach } from '../reach-in-files.ts';
import { excerpt } from '../sentences.ts';
import { readDateLines, unreadableDates } from '../vcard/own-card.ts';
import type { ColumnPlan } from './plan-columns.ts';
import { pickDates } from './row-dates.ts';

/** Reads a row that Fondly wrote, with every text unchanged. */
export function readOwnRow(cells: string[], plan: ColumnPlan, today: string): StagedContact {
  const text = (field: CsvField) => textOf(field, cells, plan);
  const dropped: string[] = [];
  const parts = {
    street: text('street') ?? '',
    city: text('city') ?? '',
    state: text('state') ?? '',
    postalCode: text('postalCode') ?? '',
    country: text('country') ?? '',
  };
  const address = text('address');
  const home = homeOf(cells, plan);
  const { emails, phones, addresses, labels } = readReachCells(text);
  const phone = text('phone');
  // A household may have several addresses, one on each line.
  const own = (text('email')?.split('\n') ?? []).map((value, at) => ({ value, label: at === 0 ? labels.email : null }));
  const lists = {
    emails: [...own, ...emails],
    phones: [...(phone ? [{ value: phone, label: labels.phone }] : []), ...phones],
    addresses: [{ ...parts, label: labels.address }, ...addresses],
  };
  const { birthday, anniversary } = pickDates(plan, cells, today, dropped);
  return {
    name: text('name') ?? '',
    nickname: text('nickname'),
    relationship: text('relationship'),
    ...stagedReach(lists, { isHousehold: home.kind === 'household' }),
    birthday,
    anniversary,
    groups: distinctGroups(text('groups')?.split('\n') ?? []),
    notes: text('notes'),
    ...readOwnFacts(cells, plan, dropped),
    ...(address !== null && address !== joinAddress(parts) && { address }),
    ...home,
    dropped,
  };
}

const roles = /^(household|adult|child)(?: (\d{1,3}))?$/i;

/** The household that a row is or lives in. */
function homeOf(cells: string[], plan: ColumnPlan): Pick<StagedContact, 'kind' | 'home'> {
  const called = textOf('household', cells, plan);
  const [, word, position = '0'] = roles.exec(textOf('householdRole', cells, plan) ?? '') ?? [];
  if (!called || !word) return {};
  const role = word.toLowerCase() as NonNullable<StagedContact['home']>['role'];
  return { ...(role === 'household' && { kind: role }), home: { called, role, position: Number(position) } };
}

/** The values of our own columns; undefined if there are none. */
export function readOwnFacts(
  cells: string[],
  plan: ColumnPlan,
  dropped: string[],
): Pick<StagedContact, 'greetingName' | 'timeZone' | 'language' | 'dates' | 'about' | 'relations' | 'ownFields'> {
  const greetingName = textOf('greetingName', cells, plan);
  const zone = textOf('timeZone', cells, plan);
  const words = textOf('language', cells, plan);
  const language = languages.find((known) => known === words);
  const lines = textOf('dates', cells, plan)?.split('\n') ?? [];
  if (zone && !isTimeZone(zone)) dropped.push(t`Not a time zone: ${excerpt(zone)}.`);
  if (words && !language) dropped.push(t`Not a language of cards: ${excerpt(words)}.`);
  dropped.push(...unreadableDates(lines));
  const dates = readDateLines(lines);
  const about = readAbout(textOf('about', cells, plan), dropped);
  const relations = readRelationCell(textOf('relations', cells, plan) ?? '');
  const ownFields = readOwnFieldLines(textOf('ownFields', cells, plan)?.split('\n') ?? []);
  return {
    ...(greetingName && { greetingName }),
    ...(zone && isTimeZone(zone) && { timeZone: zone }),
    ...(language && { language }),
    ...(dates.length > 0 && { dates }),
    ...(about && { about }),
    ...(relations.length > 0 && { relations }),
    ...(ownFields.length > 0 && { ownFields }),
  };
}

/** The text of the first column with a field. */
export function textOf(field: CsvField, cells: string[], plan: ColumnPlan): string | null {
  const at = plan.of(field)[0]?.at;
  return at === undefined ? null : (cells[at] ?? '').trim() || null;
}

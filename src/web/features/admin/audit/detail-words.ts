import { figure } from '../../../../contract/amounts.ts';
import type { AuditEventView } from '../../../../contract/audit.ts';
import { levels } from '../../../../contract/levels.ts';
import { inSense, readerLocale, t } from '../../../../contract/translate.ts';
import { failureWords } from '../../../card-list/failure-words.ts';
import { loginProblemWords } from '../../../login-problems.ts';

type Value = AuditEventView['details'][string];

/** What a setting went through. */
const acts = {
  created: inSense('a prompt, model or parameter')`Created`,
  changed: inSense('a prompt, model or parameter')`Changed`,
  removed: inSense('a prompt, model or parameter')`Removed`,
};
/** How somebody logged in, or became an administrator. */
const ways = {
  passkey: t`With a passkey`,
  provider: t`With another service`,
  group: t`By their group at another service`,
};
const places = {
  data: t`Kept beside the data`,
  folder: t`Kept in a folder`,
  bucket: t`Kept in the bucket`,
};
const settings = {
  publicUrl: t`Public address`,
  timeZone: t`Time zone`,
  registration: t`Who may make an account`,
  keepsInOutbox: t`Cards without a mail server`,
};

/** The words for each detail; ids, names and addresses stay as they are. */
const detailWords: Readonly<Record<string, (value: Value) => string>> = {
  act: (act) => wordOf(acts, act),
  answerId: (id) => t`Answer ${id}`,
  by: (way) => wordOf(ways, way),
  changed: (keys) => listed(String(keys).split(', '), (key) => wordOf(settings, key)),
  daily: (isDaily) => (isDaily ? t`A backup every night` : t`Backups on request only`),
  domain: (domain) => (domain === '' ? t`Mail is no longer signed` : t`Signed by ${domain}`),
  entries: (entries) => (entries === 1 ? t`One entry` : t`${amount(entries)} entries`),
  from: (from) => t`Before: ${quotaOf(from)}`,
  host: (host) => (host === '' ? t`No mail server` : t`By ${host}`),
  invitation: (id) => t`Invitation ${id}`,
  kept: (kept) => t`${amount(kept)} kept`,
  level: (level) => (Object.hasOwn(levels, String(level)) ? levels[level as keyof typeof levels].label : String(level)),
  merged: (ids) => t`With contact ${listed(String(ids).split(' '), (id) => id)}`,
  place: (place) => wordOf(places, place),
  provider: (provider) => (provider === '' ? t`No provider` : String(provider)),
  problem: (problem) => loginProblemWords(String(problem))?.title ?? String(problem),
  reason: (reason) =>
    Object.hasOwn(failureWords, String(reason))
      ? failureWords[reason as keyof typeof failureWords].what
      : String(reason),
  removed: (removed) => t`${amount(removed)} removed`,
  restored: (restored) => t`${amount(restored)} restored`,
  to: (to) => t`Now: ${quotaOf(to)}`,
};

/** What an event says besides its label, in the reader's words; a detail of another version by its stored name. */
export function wordsOfDetails(details: AuditEventView['details']): string {
  // The database does not keep their order.
  const known = Object.entries(detailWords).filter(([name]) => Object.hasOwn(details, name));
  const others = Object.keys(details).filter((name) => !Object.hasOwn(detailWords, name));
  return [
    ...known.map(([name, inWords]) => inWords(details[name] ?? '')),
    ...others.map((name) => `${name} ${details[name]}`),
  ].join(' · ');
}

function wordOf(words: Readonly<Record<string, string>>, value: Value): string {
  return (Object.hasOwn(words, String(value)) && words[String(value)]) || String(value);
}

function quotaOf(value: Value): string {
  if (value === 'none') return t`the usual limit`;
  return typeof value === 'number' ? value.toLocaleString(readerLocale) : String(value);
}

function amount(value: Value): number | string {
  return typeof value === 'number' ? figure(value) : String(value);
}

function listed(values: readonly string[], inWords: (value: string) => string): string {
  return new Intl.ListFormat(readerLocale, { type: 'conjunction' }).format(values.map(inWords));
}

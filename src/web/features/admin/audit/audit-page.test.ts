import { expect, test } from 'vitest';
import type { AuditEventView } from '../../../../contract/audit.ts';
import { eventWords, subjectWords } from './audit-page.tsx';
import { wordsOfDetails } from './detail-words.ts';

const event = (change: Partial<AuditEventView>): AuditEventView => ({
  id: 1,
  at: '2026-05-04T09:00:00Z',
  actorId: 3,
  actorName: 'Ada Admin',
  accountId: null,
  accountName: null,
  subjectName: null,
  event: 'login',
  subjectType: null,
  subjectId: null,
  requestId: null,
  details: {},
  ...change,
});

test.each([
  [event({}), 'Logged in', '', ''],
  [event({ event: 'card-sent', subjectType: 'card', subjectId: '12' }), 'Sent a card', 'Card 12', ''],
  [
    event({
      event: 'credits-changed',
      subjectType: 'account',
      subjectId: '3',
      subjectName: 'Eleanor',
      details: { from: 5, to: 9 },
    }),
    'Set credits',
    'Eleanor (account 3)',
    'Before: 5 · Now: 9',
  ],
  [
    event({ event: 'config-changed', subjectType: 'config', subjectId: '2', details: { act: 'removed' } }),
    'Changed a prompt configuration',
    'Configuration 2',
    'Removed',
  ],
  [
    event({ event: 'passkey-added', subjectType: 'passkey', subjectId: 'AbCdEfGhIjKlMnOp' }),
    'Added a passkey',
    'Passkey AbCdEfGh…',
    '',
  ],
  [event({ event: 'constructor' }), 'constructor', '', ''],
])('describes the event %o', (row, what, about, more) => {
  expect([eventWords(row.event), subjectWords(row), wordsOfDetails(row.details)]).toEqual([what, about, more]);
});

test.each<[AuditEventView['details'], string]>([
  [{ to: 1200, from: 'none' }, 'Before: the usual limit · Now: 1,200'],
  [{ daily: true, place: 'bucket' }, 'A backup every night · Kept in the bucket'],
  [{ changed: 'publicUrl, timeZone' }, 'Public address and Time zone'],
  [{ merged: '12 13' }, 'With contact 12 and 13'],
  [
    { by: 'provider', provider: 'google', problem: 'declined' },
    'With another service · google · The other service did not let you in',
  ],
  [{ removed: 3, kept: 1, restored: 0 }, '1 kept · 3 removed · 0 restored'],
  [{ level: 'make' }, 'Make'],
  [{ host: '' }, 'No mail server'],
  [{ later: 'x' }, 'later x'],
])('says the details %o', (details, words) => {
  expect(wordsOfDetails(details)).toBe(words);
});

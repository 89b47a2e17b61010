import { expect, test } from 'vitest';
import type { AuditEventView } from '../../../../contract/audit.ts';
import { detailWords, eventWords, subjectWords } from './audit-page.tsx';

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
    'from 5, to 9',
  ],
  [
    event({ event: 'config-changed', subjectType: 'config', subjectId: '2', details: { act: 'removed' } }),
    'Changed a prompt configuration',
    'Configuration 2',
    'removed',
  ],
  [
    event({ event: 'passkey-added', subjectType: 'passkey', subjectId: 'AbCdEfGhIjKlMnOp' }),
    'Added a passkey',
    'Passkey AbCdEfGh…',
    '',
  ],
  [event({ event: 'constructor' }), 'constructor', '', ''],
])('describes the event %o', (row, what, about, more) => {
  expect([eventWords(row.event), subjectWords(row), detailWords(row)]).toEqual([what, about, more]);
});

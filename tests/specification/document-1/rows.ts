import process from 'node:process';
import { accountRows } from './accounts.rows.ts';
import { contactRows } from './contacts.rows.ts';
import { dashboardRows } from './dashboard.rows.ts';
import { dateRows } from './dates.rows.ts';
import { decisionRows } from './decisions.rows.ts';
import { frameRows } from './frame.rows.ts';
import type { Row } from './row.ts';
import { ruleRows } from './rules.rows.ts';
import { styleRows } from './styles.rows.ts';

/** Document 1, sections 2, 4, 5, 6, 8 and 9, and the decisions on it: one row per string and rule, each tied to a test that fails without it. */
export const rows: readonly Row[] = [
  ...frameRows,
  ...accountRows,
  ...dashboardRows,
  ...contactRows,
  ...styleRows,
  ...dateRows,
  ...ruleRows,
  ...decisionRows,
];

/** What `npm run prove:specification` proves: the rows that FONDLY_PROOF_ONLY matches, all without it. */
export const provenRows = rows.filter(({ where, says }) =>
  new RegExp(process.env.FONDLY_PROOF_ONLY ?? '').test(`${where}: ${says}`),
);

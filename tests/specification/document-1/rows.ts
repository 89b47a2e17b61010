import { accountRows } from './accounts.rows.ts';
import { contactRows } from './contacts.rows.ts';
import { dashboardRows } from './dashboard.rows.ts';
import { dateRows } from './dates.rows.ts';
import { frameRows } from './frame.rows.ts';
import type { Row } from './row.ts';
import { ruleRows } from './rules.rows.ts';

/** Document 1, sections 2, 4, 5, 6, 8 and 9: one row per string and rule, each tied to a test that fails without it. */
export const rows: readonly Row[] = [
  ...frameRows,
  ...accountRows,
  ...dashboardRows,
  ...contactRows,
  ...dateRows,
  ...ruleRows,
];

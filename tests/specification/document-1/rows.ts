import type { Row } from '../table/row.ts';
import { accountDecisionRows } from './account-decisions.rows.ts';
import { accountRows } from './accounts.rows.ts';
import { contactDecisionRows } from './contact-decisions.rows.ts';
import { contactRows } from './contacts.rows.ts';
import { dashboardRows } from './dashboard.rows.ts';
import { dateRows } from './dates.rows.ts';
import { decisionRows } from './decisions.rows.ts';
import { frameRows } from './frame.rows.ts';
import { pageActRows } from './page-acts.rows.ts';
import { ruleRows } from './rules.rows.ts';
import { settingsDecisionRows } from './settings-decisions.rows.ts';
import { styleRows } from './styles.rows.ts';

/** Document 1, sections 2, 4, 5, 6, 8 and 9, and the decisions on it: one row per string and rule, each tied to a test that fails without it. */
export const document1Rows: readonly Row[] = [
  ...frameRows,
  ...accountRows,
  ...dashboardRows,
  ...contactRows,
  ...styleRows,
  ...dateRows,
  ...pageActRows,
  ...ruleRows,
  ...decisionRows,
  ...accountDecisionRows,
  ...settingsDecisionRows,
  ...contactDecisionRows,
];

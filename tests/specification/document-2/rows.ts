import type { Row } from '../table/row.ts';
import { adminRows } from './admin.rows.ts';
import { adminModelRows } from './admin-model.rows.ts';
import { cardRows } from './cards.rows.ts';
import { createRows } from './create.rows.ts';
import { detailRows } from './detail.rows.ts';
import { formRows } from './forms.rows.ts';
import { ruleRows } from './rules.rows.ts';
import { settingsRows } from './settings.rows.ts';

/** Document 2, sections 2 to 9: what a signed-in user meets, and an administrator. */
export const document2Rows: readonly Row[] = [
  ...cardRows,
  ...createRows,
  ...detailRows,
  ...settingsRows,
  ...ruleRows,
  ...formRows,
  ...adminRows,
  ...adminModelRows,
];

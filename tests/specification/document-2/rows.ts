import type { Row } from '../table/row.ts';
import { adminRows } from './admin.rows.ts';
import { adminModelRows } from './admin-model.rows.ts';
import { cardDecisionRows } from './card-decisions.rows.ts';
import { cardRows } from './cards.rows.ts';
import { createRows } from './create.rows.ts';
import { deliveryRows } from './delivery.rows.ts';
import { detailRows } from './detail.rows.ts';
import { entityRows } from './entities.rows.ts';
import { formRows } from './forms.rows.ts';
import { generationDecisionRows } from './generation-decisions.rows.ts';
import { lifecycleRows } from './lifecycle.rows.ts';
import { pageActRows } from './page-acts.rows.ts';
import { ruleRows } from './rules.rows.ts';
import { schedulerRows } from './scheduler.rows.ts';
import { settingsRows } from './settings.rows.ts';

/** Document 2, sections 2 to 9, and the decisions on it: what a signed-in user meets, and an administrator. */
export const document2Rows: readonly Row[] = [
  ...entityRows,
  ...cardRows,
  ...createRows,
  ...detailRows,
  ...settingsRows,
  ...pageActRows,
  ...ruleRows,
  ...schedulerRows,
  ...lifecycleRows,
  ...deliveryRows,
  ...cardDecisionRows,
  ...generationDecisionRows,
  ...formRows,
  ...adminRows,
  ...adminModelRows,
];

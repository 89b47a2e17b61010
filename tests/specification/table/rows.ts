import process from 'node:process';
import { document1Rows } from '../document-1/rows.ts';
import { document2Rows } from '../document-2/rows.ts';
import type { Row } from './row.ts';

/** Both documents of the specification. */
export const rows: readonly Row[] = [...document1Rows, ...document2Rows];

/** What `npm run prove:specification` proves: the rows that FONDLY_PROOF_ONLY matches, all without it. */
export const provenRows = rows.filter(({ where, says }) =>
  new RegExp(process.env.FONDLY_PROOF_ONLY ?? '').test(`${where}: ${says}`),
);

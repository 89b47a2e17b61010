import { z } from 'zod';
import { importedDate } from '../../../contract/people.ts';

/** The dates of an imported contact. */
export const dates = z.array(importedDate).min(1);

/** The same with the contact's name. */
export const pendingDates = z.object({ name: z.string(), dates });

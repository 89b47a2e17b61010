import type { About } from '../../../contract/about.ts';
import { t } from '../../../contract/translate.ts';
import { findTopic } from '../../../studio/words/read-topics.ts';
import type { Executor } from '../../db/executor.ts';
import { invalidField } from '../../refusal.ts';
import { requireTimeZone } from '../accounts/public.ts';
import { requireUsableImages } from '../images/public.ts';
import { requirePreset } from '../styles/public.ts';

/** Checks what a schema cannot: the user owns the picture, and the time zone, style and topics exist. */
export async function checkPerson(
  db: Executor,
  userId: number,
  fields: {
    imageUrl?: string | null;
    timeZone?: string | null;
    styleOverrideId?: string | null;
    about?: Partial<Pick<About, 'topics' | 'notFromNotes'>> | undefined;
  },
): Promise<void> {
  await requireUsableImages(db, userId, { imageUrl: fields.imageUrl });
  requireTopics('topics', fields.about?.topics);
  requireTopics('notFromNotes', fields.about?.notFromNotes);
  if (fields.timeZone) requireTimeZone(fields.timeZone);
  if (fields.styleOverrideId) await requirePreset(db, 'styleOverrideId', fields.styleOverrideId);
}

function requireTopics(field: 'topics' | 'notFromNotes', ids: readonly string[] = []): void {
  const unknown = ids.find((id) => !findTopic(id));
  if (unknown) throw invalidField(`about.${field}`, t`There is no topic “${unknown}” in the catalog.`);
}

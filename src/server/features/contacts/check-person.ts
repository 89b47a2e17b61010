import { isTimeZone } from '../../../domain/due-time.ts';
import type { Executor } from '../../db/executor.ts';
import { invalidField } from '../../refusal.ts';
import { requireUsableImages } from '../images/image-files.store.ts';
import { requirePreset } from '../styles/require-preset.policy.ts';

/** What a schema cannot know: the picture is the caller's own, the zone and the style exist. */
export async function checkPerson(
  db: Executor,
  userId: number,
  fields: { imageUrl?: string | null; timeZone?: string | null; styleOverrideId?: string | null },
): Promise<void> {
  await requireUsableImages(db, userId, { imageUrl: fields.imageUrl });
  if (fields.timeZone && !isTimeZone(fields.timeZone)) throw invalidField('timeZone', 'This is not a time zone.');
  if (fields.styleOverrideId) await requirePreset(db, 'styleOverrideId', fields.styleOverrideId);
}

import type { Executor } from '../../db/executor.ts';
import { requireTimeZone } from '../accounts/time-zone.policy.ts';
import { requireUsableImages } from '../images/image-files.store.ts';
import { requirePreset } from '../styles/preset.policy.ts';

/** What a schema cannot know: the picture is the caller's own, the zone and the style exist. */
export async function checkPerson(
  db: Executor,
  userId: number,
  fields: { imageUrl?: string | null; timeZone?: string | null; styleOverrideId?: string | null },
): Promise<void> {
  await requireUsableImages(db, userId, { imageUrl: fields.imageUrl });
  if (fields.timeZone) requireTimeZone(fields.timeZone);
  if (fields.styleOverrideId) await requirePreset(db, 'styleOverrideId', fields.styleOverrideId);
}

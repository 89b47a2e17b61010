import type { Executor } from '../../db/executor.ts';
import { findPreset, stylesAPhoto } from '../styles/public.ts';

/** A contact's style photo goes with the last style that needed one; undefined leaves the style as it is. */
export async function photoOfStyle(
  db: Executor,
  styleOverrideId: string | null | undefined,
): Promise<{ styleOverrideImage?: null }> {
  if (styleOverrideId === undefined) return {};
  const preset = styleOverrideId === null ? null : await findPreset(db, styleOverrideId);
  return preset && stylesAPhoto(preset) ? {} : { styleOverrideImage: null };
}

import { type About, aboutInput } from '../../../contract/about.ts';
import { nothingKnown } from '../../../contract/about-limits.ts';
import { t } from '../../../contract/translate.ts';
import { findTopic } from '../../../studio/words/read-topics.ts';

/** The details about a contact as our own files store them: one line of JSON, or null if there are none. */
export function writeAbout(known: Partial<About>): string | null {
  const told = Object.entries(known).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(nothingKnown[field as keyof About]),
  );
  return told.length > 0 ? JSON.stringify(Object.fromEntries(told)) : null;
}

/** Reads what `writeAbout` wrote. Leaves out a field that it cannot read, and reports it in `dropped`. */
export function readAbout(text: string | null, dropped: string[]): Partial<About> | null {
  if (!text) return null;
  const fields = asObject(text);
  if (!fields) {
    dropped.push(t`What is known about them could not be read.`);
    return null;
  }
  const entries = Object.entries(fields).flatMap(([field, value]) => {
    const read = aboutInput.safeParse({ [field]: value });
    if (read.success) return Object.entries(read.data);
    dropped.push(t`What is known about them could not be read in full: ${field.slice(0, 40)} was left out.`);
    return [];
  });
  const known: Partial<About> = Object.fromEntries(entries);
  for (const list of ['topics', 'notFromNotes'] as const)
    if (known[list]) known[list] = known[list].filter((id) => findTopic(id));
  return Object.keys(known).length > 0 ? known : null;
}

function asObject(text: string): Record<string, unknown> | null {
  try {
    const read: unknown = JSON.parse(text);
    return typeof read === 'object' && read !== null && !Array.isArray(read) ? { ...read } : null;
  } catch {
    return null;
  }
}

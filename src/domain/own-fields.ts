import { ownFieldLimits } from '../contract/limits.ts';
import type { OwnField } from '../contract/people.ts';

/** What makes two fields of the user's own the same one, whatever they say. */
export function labelKey({ label }: Pick<OwnField, 'label'>): string {
  return label.normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase();
}

/** Those of the offered fields that a contact lacks and has room for; what stands under a label is never replaced. */
export function lackingFields(standing: readonly OwnField[], offered: readonly OwnField[]): OwnField[] {
  const known = new Set(standing.map(labelKey));
  const lacking = offered.filter((field) => {
    const isNew = !known.has(labelKey(field));
    known.add(labelKey(field));
    return isNew;
  });
  return lacking.slice(0, Math.max(0, ownFieldLimits.perContact - standing.length));
}

/** The fields without those that still say what was filled in. */
export function withoutFields(standing: readonly OwnField[], filled: readonly OwnField[]): OwnField[] {
  const gone = new Set(filled.map((field) => `${labelKey(field)}\n${field.value}`));
  return standing.filter((field) => !gone.has(`${labelKey(field)}\n${field.value}`));
}

import { mostRelations, ownFieldLimits } from '../../../../contract/limits.ts';
import { type OwnField, ownField } from '../../../../contract/people.ts';
import { relationBody } from '../../../../contract/relations.ts';
import type { FileRelation } from '../relations/relations-in-files.ts';
import { keyIn } from '../vcard/read-group.ts';
import { escapeField, splitFields } from './date-line.ts';

/** A relation on one line: 'mother;urn:uuid:…' of another contact, 'godmother;;Rose' of somebody who is none. */
export function writeRelationLine({ kind, uid, name }: { kind: string; uid: string | null; name: string }): string {
  return lineOf(uid === null ? [kind, '', name] : [kind, uid]);
}

/** Parses such a line; null if it is invalid. */
export function readRelationLine(line: string): FileRelation | null {
  const [kind = '', uid = '', name = ''] = splitFields(line);
  const key = keyIn(uid);
  if (key) return kind === '' ? null : { kind: kind.slice(0, 60), name: null, key };
  const read = relationBody.safeParse({ kind, otherName: name });
  return read.success ? { kind: read.data.kind, name: read.data.otherName ?? '', key: null } : null;
}

/** A relation in a table, where contacts are known by their names: 'mother;Ingrid Lund;contact'. */
export function writeRelationCell(relations: readonly { kind: string; uid: string | null; name: string }[]): string {
  return relations
    .map(({ kind, uid, name }) => lineOf(uid === null ? [kind, name] : [kind, name, 'contact']))
    .join('\n');
}

/** The relations of such a cell. */
export function readRelationCell(cell: string): { kind: string; name: string; isContact?: true }[] {
  return cell
    .split('\n')
    .slice(0, mostRelations)
    .flatMap((line) => {
      const [kind, otherName, contact] = splitFields(line);
      const read = relationBody.safeParse({ kind, otherName });
      if (!read.success) return [];
      return [
        {
          kind: read.data.kind,
          name: read.data.otherName ?? '',
          ...(contact === 'contact' && { isContact: true as const }),
        },
      ];
    });
}

/** 'Shoe size;39'. */
export function writeOwnField({ label, value }: OwnField): string {
  return lineOf([label, value]);
}

/** The own fields of such lines, without the invalid ones. */
export function readOwnFieldLines(lines: readonly string[]): OwnField[] {
  return lines
    .flatMap((line) => {
      const [label, value] = splitFields(line);
      const read = ownField.safeParse({ label, value });
      return read.success ? [read.data] : [];
    })
    .slice(0, ownFieldLimits.perContact);
}

function lineOf(fields: readonly string[]): string {
  return fields.map(escapeField).join(';');
}

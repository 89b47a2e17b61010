import { localeOfReader } from '../../../../contract/locale-of-reader.ts';
import { t } from '../../../../contract/translate.ts';
import type { NoteKind } from '../travelling-table.ts';

/** How often each thing happened that the report has a sentence for. */
export type Notes = Map<NoteKind | 'row-left' | 'picture-left', number>;

const words: Record<Parameters<Notes['get']>[0], (many: number) => string> = {
  'approval-ended': (many) =>
    many === 1
      ? t`One card that was approved is a draft now. The other installation may still send it.`
      : t`${count(many)} cards that were approved are drafts now. The other installation may still send them.`,
  'signing-ended': (many) =>
    many === 1
      ? t`One card was still open for signing: it is closed here, because its link leads to the other installation.`
      : t`${count(many)} cards were still open for signing: they are closed here, because their links lead to the other installation.`,
  'invitation-left': (many) =>
    many === 1
      ? t`One invitation to sign that was not mailed yet was left out.`
      : t`${count(many)} invitations to sign that were not mailed yet were left out.`,
  'round-stopped': (many) =>
    many === 1
      ? t`One round of cards was still being made: it is stopped here.`
      : t`${count(many)} rounds of cards were still being made: they are stopped here.`,
  'picture-left': (many) =>
    many === 1
      ? t`One picture could not be taken: the file has none of its name, it cannot be read, or there is no room.`
      : t`${count(many)} pictures could not be taken: the file has none of their names, they cannot be read, or there is no room.`,
  'row-left': (many) =>
    many === 1
      ? t`One thing was left out, because what it belongs to is not in the file.`
      : t`${count(many)} things were left out, because what they belong to is not in the file.`,
};

/** The sentences of a report, in the order of their weight. */
export function sentencesOf(notes: Notes): string[] {
  return (Object.keys(words) as (keyof typeof words)[]).flatMap((what) => {
    const many = notes.get(what) ?? 0;
    return many === 0 ? [] : [words[what](many)];
  });
}

function count(many: number): string {
  return many.toLocaleString(localeOfReader());
}

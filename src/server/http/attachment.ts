import { t } from '../../contract/translate.ts';

/** The header that names a PDF by a title. */
export function attachment(title: string): string {
  const words = title
    .replace(/[\p{Cc}\p{P}\p{S}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  // Cuts by characters: half a surrogate pair cannot be written in a header.
  return saveAs([...words].slice(0, 80).join('').trim() || t`Card`, 'pdf');
}

/** The header that names a file by what it contains, and the day. */
export function datedAttachment(contents: string, today: string, ending: string): string {
  return saveAs(`${contents}-${today}`, ending);
}

/** Plain letters for old programs, all of them for the others (RFC 6266). */
function saveAs(name: string, ending: string): string {
  const plain =
    name
      .normalize('NFKD')
      .replace(/[^ -~]/g, '')
      .trim() || 'Card';
  return `attachment; filename="${plain}.${ending}"; filename*=UTF-8''${encodeURIComponent(`${name}.${ending}`)}`;
}

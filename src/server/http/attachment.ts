/** The header that names a PDF by a title: plain letters for old programs, all of them for the others (RFC 6266). */
export function attachment(title: string): string {
  const words = title
    .replace(/[\p{Cc}\p{P}\p{S}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  // Cuts by characters: half a surrogate pair cannot be written in a header.
  const name = [...words].slice(0, 80).join('').trim() || 'Card';
  const plain =
    name
      .normalize('NFKD')
      .replace(/[^ -~]/g, '')
      .trim() || 'Card';
  return `attachment; filename="${plain}.pdf"; filename*=UTF-8''${encodeURIComponent(`${name}.pdf`)}`;
}

/**
 * A card's words without the sign-off at their end: the last paragraph, if it is only one of `names`, or one of `closings` and one of
 * `names`. Case, marks and line ends do not matter; all other words stay as they are.
 */
export function withoutSignOff(
  message: string,
  signOff: { closings: readonly string[]; names: readonly string[] },
): string {
  const parts = /^([\s\S]*\S)[^\S\n]*\r?\n\s*\r?\n\s*([\s\S]*\S)\s*$/.exec(message);
  const [, before, last] = parts ?? [];
  if (before === undefined || last === undefined) return message;
  const names = signOff.names.map(fold).filter((name) => name !== '');
  const signed = names.flatMap((name) => [name, ...signOff.closings.map((closing) => `${fold(closing)} ${name}`)]);
  return signed.includes(fold(last)) ? before : message;
}

function fold(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/\uFE0F/g, '')
    .replace(/[\p{P}\p{S}\s]+/gu, ' ')
    .trim();
}

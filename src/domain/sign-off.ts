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

/** The same words with another name in the sign-off at their end; all words unchanged if they end in none. */
export function withSignOff(
  message: string,
  signOff: { closings: readonly string[]; names: readonly string[] },
  name: string,
): string {
  const unsigned = withoutSignOff(message, signOff);
  const end = message.slice(unsigned.length);
  const former = signOff.names.map(fold).filter((known) => known !== '');
  for (let at = end.length - 1; at > 0; at -= 1) {
    if (former.includes(fold(end.slice(at)))) return unsigned + end.slice(0, at) + name;
  }
  return message;
}

function fold(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/\uFE0F/g, '')
    .replace(/[\p{P}\p{S}\s]+/gu, ' ')
    .trim();
}

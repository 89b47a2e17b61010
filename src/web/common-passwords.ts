/** The words that lists of common passwords begin with, without trailing digits and symbols. */
const guessedFirst = new Set(
  `password passwort passw0rd p@ssw0rd p@ssword qwerty qwertyuiop qwertz azerty asdfgh asdfghjkl zxcvbn zxcvbnm iloveyou
  letmein welcome monkey dragon football baseball superman batman sunshine princess master shadow michael jordan killer
  trustno freedom whatever starwars charlie computer internet secret summer winter hello changeme admin administrator
  login access google pokemon liverpool chelsea arsenal flower lovely jessica ashley daniel thomas 1q2w3e 1q2w3e4r
  1q2w3e4r5t 1qaz2wsx q1w2e3 q1w2e3r4 qazwsx abcdef abcdefg abc aaaaaa fondly`.split(/\s+/),
);

/** Whether a password is among the first that an attacker would try. The form warns but accepts it (D1). */
export function isCommonPassword(password: string): boolean {
  const word = password.toLowerCase();
  return isRun(word) || guessedFirst.has(word) || guessedFirst.has(word.replace(/[\d!.?*#]+$/, ''));
}

/** Whether a password repeats one character, or counts digits up or down. */
function isRun(word: string): boolean {
  if (/^(.{1,3})\1+$/u.test(word)) return true;
  return word.length >= 4 && ('01234567890123456789'.includes(word) || '98765432109876543210'.includes(word));
}

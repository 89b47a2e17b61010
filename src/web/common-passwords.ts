/** The words that everyone's lists of guesses begin with, without the digits and signs that people put behind them. */
const guessedFirst = new Set(
  `password passwort passw0rd p@ssw0rd p@ssword qwerty qwertyuiop qwertz azerty asdfgh asdfghjkl zxcvbn zxcvbnm iloveyou
  letmein welcome monkey dragon football baseball superman batman sunshine princess master shadow michael jordan killer
  trustno freedom whatever starwars charlie computer internet secret summer winter hello changeme admin administrator
  login access google pokemon liverpool chelsea arsenal flower lovely jessica ashley daniel thomas 1q2w3e 1q2w3e4r
  1q2w3e4r5t 1qaz2wsx q1w2e3 q1w2e3r4 qazwsx abcdef abcdefg abc aaaaaa fondly`.split(/\s+/),
);

/** Whether a password is among the first that a stranger would try. Worth a warning, never a refusal (D1). */
export function isCommonPassword(password: string): boolean {
  const word = password.toLowerCase();
  return isRun(word) || guessedFirst.has(word) || guessedFirst.has(word.replace(/[\d!.?*#]+$/, ''));
}

/** One character over and over, or digits that count up or down. */
function isRun(word: string): boolean {
  if (/^(.{1,3})\1+$/u.test(word)) return true;
  return word.length >= 4 && ('01234567890123456789'.includes(word) || '98765432109876543210'.includes(word));
}

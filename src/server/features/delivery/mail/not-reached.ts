/** How a card's log says for an address that the mail did not reach it: `namesAsNotReached` reads it there again. */
const leads = { leftOut: 'Left out', refused: 'The mail server refused', returned: 'Came back from' } as const;

export function notReached(why: keyof typeof leads, email: string, details: string): string {
  return `${leads[why]} ${email}: ${details}`;
}

/** Whether the log of a card says that its mail did not reach this address. */
export function namesAsNotReached(log: string, email: string): boolean {
  const text = log.toLowerCase();
  return Object.values(leads).some((lead) => text.includes(`${lead} ${email}:`.toLowerCase()));
}

/** A contact has one mark for mail that came back: an address that finds no mark is taken out. */
export function takenOutInWords(email: string): string {
  return `The contact no longer has ${email}: mail came back from it.`;
}

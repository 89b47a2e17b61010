const words: Record<string, string> = {
  sending: 'Being sent',
  sent: 'Sent',
  retry: 'Not taken yet, tried again later',
  failed: 'Failed',
  unknown: 'Outcome unknown',
  released: 'Put back before it was sent',
  fenced: 'Left to another attempt',
};

/** What became of one attempt at delivery, in words. */
export function attemptWords(status: string): string {
  return words[status] ?? status.replaceAll('_', ' ');
}

import { useMutation } from '@tanstack/react-query';
import type { GoogleOutcome } from '../../../../contract/address-books.ts';
import { call } from '../../../api.ts';

/** Leaves the page for Google's, which sends the browser back to this one. */
export function useGoogle() {
  return useMutation({
    mutationFn: () => call('POST /api/address-books/google'),
    onSuccess: ({ url }) => window.location.assign(url),
  });
}

/** What is said about how it ended; null if Google gave access. */
export function googleProblem(outcome: unknown): { title: string; text: string } | null {
  return words[outcome as keyof typeof words] ?? null;
}

const words: Record<Exclude<GoogleOutcome, 'connected'>, { title: string; text: string }> = {
  lost: {
    title: 'Google was not connected',
    text: 'It took too long, or was started in another tab. Please try again.',
  },
  declined: {
    title: 'Google was not connected',
    text: 'Fondly may not read your contacts. Try again, and leave the tick at the contacts.',
  },
  application: {
    title: 'Google does not accept this Fondly',
    text: 'Please tell whoever runs it: the application at Google, or its CardDAV API, is not set up.',
  },
  unreachable: { title: 'Google did not answer', text: 'Please try again in a minute.' },
  full: { title: 'You have ten connections', text: 'End one of them, then connect Google.' },
};

import { useMutation } from '@tanstack/react-query';
import type { GoogleOutcome } from '../../../../contract/address-books.ts';
import { t } from '../../../../contract/translate.ts';
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
    title: t`Google was not connected`,
    text: t`It took too long, or was started in another tab. Please try again.`,
  },
  declined: {
    title: t`Google was not connected`,
    text: t`Fondly may not read your contacts. Try again, and leave the tick at the contacts.`,
  },
  application: {
    title: t`Google does not accept this Fondly`,
    text: t`Please tell whoever runs it: the application at Google, or its CardDAV API, is not set up.`,
  },
  unreachable: { title: t`Google did not answer`, text: t`Please try again in a minute.` },
  full: { title: t`You have ten connections`, text: t`End one of them, then connect Google.` },
};

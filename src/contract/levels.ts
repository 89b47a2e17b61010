import { inSense, t } from './translate.ts';

/** What a member may do in the account of another. Without schemas, so that pages load it cheaply. */
export const levelNames = ['view', 'make', 'approve'] as const;
export type Level = (typeof levelNames)[number];

/** The words for each level: for the owner, and for the member who is invited. */
export const levels = {
  view: {
    label: inSense('what a member may do')`View`,
    text: t`Sees contacts with your notes about them, dates, and cards with their answers. Changes nothing.`,
    own: t`You will see contacts with the notes about them, dates, and cards with their answers. You can change nothing.`,
  },
  make: {
    label: inSense('what a member may do')`Make`,
    text: t`Also changes contacts and dates, and makes cards. Nothing is sent.`,
    own: t`You will see contacts with the notes about them, dates, and cards with their answers. You can change contacts and dates, and make cards.`,
  },
  approve: {
    label: inSense('what a member may do')`Approve`,
    text: t`Also approves, sends and shares cards. They leave in your name unless signed otherwise.`,
    own: t`You will see contacts with the notes about them, dates, and cards with their answers. You can change contacts and dates, and make, approve and send cards.`,
  },
} as const satisfies Record<Level, { label: string; text: string; own: string }>;

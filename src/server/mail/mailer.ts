/** A message for the mail service. Addresses are bare and names separate, so that header injection is impossible. */
export type OutgoingMail = {
  /** Without angle brackets; the same for every retry of one message. */
  messageId: string;
  from: { name: string; address: string };
  to: { name: string; address: string };
  /** Further recipients of the same message: in its To and in its envelope. */
  alsoTo?: string[];
  replyTo?: { name: string; address: string };
  subject: string;
  html: string;
  text: string;
  /** Pictures that the HTML references by `cid:`. */
  inlineImages: InlineImage[];
  headers?: Record<string, string>;
};

/** File name and id are plain ASCII. */
export type InlineImage = { contentId: string; fileName: string } & ({ jpeg: Uint8Array } | { png: Uint8Array });

/** One of several recipients whom the server refused, with its words: the others have the message. */
export type RefusedRecipient = { email: string; reply: string /** Not only for now. */; isPermanent: boolean };

/** How a hand-over ended; `unknown` if the server may or may not have accepted the message. */
export type MailOutcome =
  | {
      outcome: 'accepted';
      reply: string;
      /** In the outbox, where it stays. */
      keptInOutbox?: boolean;
      refused?: RefusedRecipient[];
    }
  | { outcome: 'temporary'; reply: string }
  | { outcome: 'rejected'; reply: string }
  | { outcome: 'fenced' }
  | { outcome: 'unknown'; reply: string };

export type Mailer = {
  /**
   * Hands one message over. `beforeLastBytes` runs when all but the final dot is sent: false means that another worker
   * has the card, and the connection closes without the dot (outcome `fenced`).
   */
  send(mail: OutgoingMail, beforeLastBytes: () => Promise<boolean>): Promise<MailOutcome>;
  close(): Promise<void>;
};

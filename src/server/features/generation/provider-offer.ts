/** For whom a provider is asked: a generation, or an automatic card, which is none. Without a credit it draws nothing. */
export type Asker = { id: number | null; userId: number; creditsUsed: number };

/** What a provider contributes to a card; the studio makes the rest. */
export type ProviderOffer = {
  engineName: string;
  /** Checked messages, the primary first. */
  messages: string[];
  /** Decoded pictures as JPEG, the primary's first. */
  pictures: Uint8Array[];
  /** What the pictures were drawn from, where the user gave no prompt. */
  prompt: string | null;
  /** Why the studio made what a provider was meant to make, in words. */
  note: string | null;
};

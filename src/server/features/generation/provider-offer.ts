/**
 * The caller of a provider: a generation, or an automatic card, which has none. Without a credit the provider draws
 * nothing.
 */
export type Asker = { id: number | null; userId: number; creditsUsed: number };

/** What a provider contributes to a card; the studio makes the rest. */
export type ProviderOffer = {
  engineName: string;
  /** Checked messages, the primary first. */
  messages: string[];
  /** Decoded pictures as JPEG, the primary's first. */
  pictures: Uint8Array[];
  /** The prompt of the pictures, if the user gave none. */
  prompt: string | null;
  /** Why it wrote or drew nothing although it should have, in words. */
  wordsProblem: string | null;
  pictureProblem: string | null;
};

/** A running provider: how many pictures it will draw, so that the studio can draw the others meanwhile. */
export type Consultation = { pictures: number; offer: Promise<ProviderOffer | null> };

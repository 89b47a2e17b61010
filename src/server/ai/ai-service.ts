import type { z } from 'zod';

type Settings = {
  model: string;
  /** Added to the request unchanged; fields that Fondly sets itself take precedence. */
  parameters: Readonly<Record<string, unknown>>;
  signal: AbortSignal;
};

export type WriteRequest<Schema extends z.ZodType> = Settings & {
  system: string;
  prompt: string;
  temperature: number;
  maxTokens: number;
  /** The JSON schema of the answer. */
  schema: Schema;
  timeLimitMs: number;
};

export type DrawRequest = Settings & {
  prompt: string;
  count: number;
  /** JPEG to be repainted; null draws from the prompt alone. */
  photo: Uint8Array | null;
  timeLimitMs: number;
};

/** The usage of a call, for its price; null if the provider does not report it. */
export type Usage = { inputTokens: number | null; outputTokens: number | null; pictures: number };

/** A provider of words and pictures. Its calls reject with AiProblem, or with the reason of the signal. */
export type AiService = {
  /** Shown to users. */
  name: string;
  write<Schema extends z.ZodType>(request: WriteRequest<Schema>): Promise<{ value: z.output<Schema>; usage: Usage }>;
  /** Pictures as the provider encoded them, not decoded. */
  draw(request: DrawRequest): Promise<{ value: Uint8Array[]; usage: Usage }>;
  close(): Promise<void>;
};

/** A provider's address and key; without a base URL it is OpenAI itself. */
export type AiConfig = { baseUrl: string | null; apiKey: string | null; allowPrivate: boolean };

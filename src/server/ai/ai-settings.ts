import type { z } from 'zod';
import type { AiSettingsView, aiSettingsBody } from '../../contract/ai-settings.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import type { Executor } from '../db/executor.ts';
import { aiSettings } from '../db/tables/ai-settings.ts';
import { seal, unseal } from '../secrets/seal.ts';
import type { SecretKey } from '../secrets/secret-key.ts';
import type { AiConfig, AiService, Usage } from './ai-service.ts';

export type AiSettingsForm = z.output<typeof aiSettingsBody>;
type Row = typeof aiSettings.$inferSelect;
type Prices = Pick<Row, 'inputPrice' | 'outputPrice' | 'picturePrice'>;

/** The AI provider: from the environment, else from the page, else none. */
export type AiSettings = {
  /** The provider as read last; null if the studio makes every card. */
  latest(): AiService | null;
  load(): Promise<void>;
  source(): AiSettingsView['source'];
  /** Address and key; null if the studio makes every card. */
  connection(): AiConfig | null;
  /** The settings without the models, which are configurations. */
  view(): Omit<AiSettingsView['settings'], 'wordsModel' | 'pictureModel'>;
  /** The provider of a form: a key that was left out is the stored one. */
  complete(form: AiSettingsForm): AiConfig;
  save(tx: Executor, form: AiSettingsForm): Promise<void>;
  remove(tx: Executor): Promise<void>;
  /** The price of a call in the currency of the settings; null if price or use is not known. */
  costOf(usage: Usage, prices?: Prices): number | null;
  currency(): string;
};

const onlyRow = 1;
const purpose = 'ai key';
const nothingEntered: Row = {
  id: onlyRow,
  provider: null,
  baseUrl: null,
  allowPrivate: false,
  sealedKey: null,
  name: null,
  currency: 'USD',
  inputPrice: null,
  outputPrice: null,
  picturePrice: null,
  updatedAt: new Date(0),
};

type Parts = {
  database: Pick<Database, 'orm'>;
  secretKey: SecretKey;
  config: Pick<Config, 'ai' | 'variables' | 'aiAllowPrivate'>;
};

export function createAiSettings({ database, secretKey, config }: Parts): AiSettings {
  let row = nothingEntered;
  let chosen: { key: string; service: AiService | null } = { key: 'null', service: null };

  const mayBePrivate = (allowed: boolean) =>
    config.variables.has('AI_ALLOW_PRIVATE') ? config.aiAllowPrivate : allowed;
  const storedKey = () => row.sealedKey && unseal(secretKey, purpose, row.sealedKey);
  const connection = (): AiConfig | null => {
    if (config.ai) return config.ai;
    if (!row.provider) return null;
    const baseUrl = row.provider === 'openai' ? null : row.baseUrl;
    return { baseUrl, apiKey: storedKey(), allowPrivate: mayBePrivate(row.allowPrivate) };
  };

  return {
    latest: () => chosen.service,
    load: async () => {
      row = (await database.orm.select().from(aiSettings))[0] ?? nothingEntered;
      const used = connection();
      const key = JSON.stringify(used && { ...used, name: row.name });
      if (key === chosen.key) return;
      // Its packages take 25 MB, which only installations with a provider need. Calls of the former one end by
      // themselves, and its idle connections close after seconds.
      const service = used && (await import('./create-ai.ts')).createAi(used, { name: row.name });
      chosen = { key, service };
    },
    connection,
    source: () => (config.ai ? 'variables' : row.provider ? 'page' : 'none'),
    view: () => {
      const { name, currency, inputPrice, outputPrice, picturePrice } = row;
      const { baseUrl, apiKey, allowPrivate } = connection() ?? { baseUrl: null, apiKey: null, allowPrivate: false };
      return {
        provider: baseUrl === null ? 'openai' : 'compatible',
        baseUrl,
        allowPrivate,
        hasKey: Boolean(apiKey),
        ...{ name, currency, inputPrice, outputPrice, picturePrice },
      };
    },
    complete: ({ provider, baseUrl, apiKey, allowPrivate }) =>
      config.ai ?? {
        baseUrl: provider === 'openai' ? null : (baseUrl?.replace(/\/+$/, '') ?? null),
        // A stored key goes only to the provider that it was entered for.
        apiKey: apiKey === undefined ? (isSameProvider(row, provider, baseUrl) ? storedKey() : null) : apiKey,
        allowPrivate: mayBePrivate(allowPrivate),
      },
    save: async (tx, { provider, baseUrl, apiKey, allowPrivate, wordsModel: _, pictureModel: __, ...rest }) => {
      const keptKey = isSameProvider(row, provider, baseUrl) ? {} : { sealedKey: null };
      const connects = config.ai
        ? {}
        : {
            provider,
            baseUrl: provider === 'openai' ? null : (baseUrl?.replace(/\/+$/, '') ?? null),
            allowPrivate,
            ...(apiKey === undefined ? keptKey : { sealedKey: apiKey && seal(secretKey, purpose, apiKey) }),
          };
      const values = { ...rest, name: rest.name ?? null, ...connects, updatedAt: new Date() };
      await tx
        .insert(aiSettings)
        .values({ id: onlyRow, ...values })
        .onConflictDoUpdate({ target: aiSettings.id, set: values });
    },
    remove: async (tx) => {
      await tx.update(aiSettings).set({ provider: null, baseUrl: null, sealedKey: null, allowPrivate: false });
    },
    costOf: (usage, prices = row) => costOf(usage, prices),
    currency: () => row.currency,
  };
}

function isSameProvider(row: Row, provider: AiSettingsForm['provider'], baseUrl: string | null | undefined): boolean {
  if (row.provider !== provider) return false;
  return provider === 'openai' || row.baseUrl === (baseUrl?.replace(/\/+$/, '') ?? null);
}

function costOf({ inputTokens, outputTokens, pictures }: Usage, prices: Prices): number | null {
  if (pictures > 0) return prices.picturePrice === null ? null : pictures * prices.picturePrice;
  if (inputTokens === null || outputTokens === null) return null;
  if (prices.inputPrice === null || prices.outputPrice === null) return null;
  return (inputTokens * prices.inputPrice + outputTokens * prices.outputPrice) / 1_000_000;
}

import { t } from '../../../../contract/translate.ts';

export type AiProviderPreset = {
  name: string;
  /** Null: OpenAI itself. */
  baseUrl: string | null;
  isInOwnNetwork: boolean;
  draws: boolean;
  needs: string;
};

const hosted = { isInOwnNetwork: false, draws: false };
const own = { isInOwnNetwork: true, draws: false };

/** Providers with OpenAI's API, with the addresses from their own pages. */
export const aiProviderPresets: readonly AiProviderPreset[] = [
  {
    ...hosted,
    name: 'OpenAI',
    baseUrl: null,
    draws: true,
    needs: t`Make a key at platform.openai.com. It needs credit there; a ChatGPT subscription is something else.`,
  },
  {
    ...hosted,
    name: 'Google Gemini',
    baseUrl: 'https://generativelanguage.googleapis.com/v1beta/openai',
    needs: t`Make a key in Google AI Studio.`,
  },
  {
    ...hosted,
    name: 'Mistral',
    baseUrl: 'https://api.mistral.ai/v1',
    needs: t`Make a key in the console of Mistral. It writes; the studio draws.`,
  },
  {
    ...hosted,
    name: 'OpenRouter',
    baseUrl: 'https://openrouter.ai/api/v1',
    needs: t`Make a key at openrouter.ai. Names of models carry their maker, such as mistralai/mistral-small.`,
  },
  {
    ...hosted,
    name: 'Groq',
    baseUrl: 'https://api.groq.com/openai/v1',
    needs: t`Make a key in the console of Groq. It writes; the studio draws.`,
  },
  {
    ...hosted,
    name: 'DeepSeek',
    baseUrl: 'https://api.deepseek.com/v1',
    needs: t`Make a key at platform.deepseek.com. It writes; the studio draws.`,
  },
  {
    ...hosted,
    name: 'Together AI',
    baseUrl: 'https://api.together.xyz/v1',
    draws: true,
    needs: t`Make a key at api.together.ai.`,
  },
  {
    ...own,
    name: 'Ollama',
    baseUrl: 'http://localhost:11434/v1',
    needs: t`Needs no key. Load the model there first: ollama pull llama3.1. It writes; the studio draws.`,
  },
  {
    ...own,
    name: 'LocalAI',
    baseUrl: 'http://localhost:8080/v1',
    draws: true,
    needs: t`Needs no key unless you set one there. The model has the name of its configuration.`,
  },
  {
    ...own,
    name: 'LM Studio',
    baseUrl: 'http://localhost:1234/v1',
    needs: t`Needs no key. Start the local server there. It writes; the studio draws.`,
  },
];

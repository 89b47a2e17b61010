import type { ModelWithParameters } from './ai-models.store.ts';
import { type ParameterValue, parameterValues } from './model-parameters.policy.ts';
import type { ConfigRow } from './prompt-configs.store.ts';

/** What a configuration and its model say about a request to a provider. */
export type RequestSettings = {
  model: string;
  /** How many messages or pictures are asked for, at least one. */
  count: number;
  /** As the provider takes it: the administrator's 7 is 0.7. */
  temperature: number;
  maxTokens: number;
  parameters: Record<string, ParameterValue>;
};

/** Why a configuration cannot be used, in words, or what its requests carry. */
export function requestSettings(
  config: ConfigRow,
  found: ModelWithParameters | null,
): RequestSettings | { problem: string } {
  if (found && !found.model.isActive) return { problem: `The model ${config.aiModel} is switched off.` };
  const { values, missing } = parameterValues(found?.parameters ?? []);
  if (missing.length > 0) return { problem: `The model's parameter "${missing[0]}" is required and has no value.` };
  return {
    model: config.aiModel,
    count: Math.max(1, config.numAlternatives),
    temperature: config.temperature / 10,
    maxTokens: config.maxTokens,
    parameters: values,
  };
}

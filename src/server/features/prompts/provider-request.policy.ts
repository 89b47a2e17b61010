import { t } from '../../../contract/translate.ts';
import type { ModelWithParameters } from './ai-models.store.ts';
import { type ParameterValue, parameterValues } from './model-parameters.policy.ts';
import type { ConfigRow } from './prompt-configs.store.ts';

/** The request settings from a configuration and its model. */
export type RequestSettings = {
  model: string;
  /** How many messages or pictures to request, at least one. */
  count: number;
  /** In the provider's scale: the administrator's 7 is 0.7. */
  temperature: number;
  maxTokens: number;
  parameters: Record<string, ParameterValue>;
};

/** Why a configuration cannot be used, in words, or the settings of its requests. */
export function requestSettings(
  config: ConfigRow,
  found: ModelWithParameters | null,
): RequestSettings | { problem: string } {
  if (found && !found.model.isActive) return { problem: t`The model ${config.aiModel} is switched off.` };
  const { values, missing } = parameterValues(found?.parameters ?? []);
  if (missing.length > 0) return { problem: t`The model's parameter "${missing[0]}" is required and has no value.` };
  return {
    model: config.aiModel,
    count: Math.max(1, config.numAlternatives),
    temperature: config.temperature / 10,
    maxTokens: config.maxTokens,
    parameters: values,
  };
}

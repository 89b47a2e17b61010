import type { ConfigView, ModelView, ParameterView, TemplateView } from '../../../contract/admin.ts';
import type { ModelWithParameters, ParameterRow } from './ai-models.store.ts';
import type { ConfigRow } from './prompt-configs.store.ts';
import type { TemplateRow } from './prompt-templates.store.ts';

export function viewTemplate(row: TemplateRow): TemplateView {
  const { id, name, type, category, content, description, isDefault, variables } = row;
  return { id, name, type, category, content, description, isDefault, variables, ...stampsOf(row) };
}

export function viewConfig(row: ConfigRow): ConfigView {
  const { id, name, category, aiModel, numAlternatives, temperature, maxTokens, isActive } = row;
  return { id, name, category, aiModel, numAlternatives, temperature, maxTokens, isActive, ...stampsOf(row) };
}

export function viewModel({ model, parameters }: ModelWithParameters): ModelView {
  const { id, name, identifier, category, description, isActive } = model;
  const shown = parameters.map(viewParameter);
  return { id, name, identifier, category, description, isActive, parameters: shown, ...stampsOf(model) };
}

export function viewParameter(row: ParameterRow): ParameterView {
  const { id, modelId, name, type, description, required, defaultValue } = row;
  return { id, modelId, name, type, description, required, defaultValue };
}

function stampsOf(row: { createdAt: Date; updatedAt: Date }): { createdAt: string; updatedAt: string } {
  return { createdAt: row.createdAt.toISOString(), updatedAt: row.updatedAt.toISOString() };
}

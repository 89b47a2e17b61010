import type { ConfigView, ModelView, ParameterView, TemplateView } from '../../../contract/admin.ts';
import type { ModelWithParameters, ParameterRow } from './ai-models.store.ts';
import type { ConfigRow } from './prompt-configs.store.ts';
import type { TemplateRow } from './prompt-templates.store.ts';
import { seedAgain } from './seed-words.ts';

export function viewTemplate(row: TemplateRow): TemplateView {
  const { id, type, category, content, isDefault, variables } = row;
  return { id, type, category, content, isDefault, variables, ...wordsOf(row), ...stampsOf(row) };
}

export function viewConfig(row: ConfigRow): ConfigView {
  const { id, name, category, aiModel, numAlternatives, temperature, maxTokens, isActive } = row;
  const settings = { category, aiModel, numAlternatives, temperature, maxTokens, isActive };
  return { id, name: seedAgain(name), ...settings, ...stampsOf(row) };
}

export function viewModel({ model, parameters }: ModelWithParameters): ModelView {
  const { id, identifier, category, isActive } = model;
  const shown = parameters.map(viewParameter);
  return { id, identifier, category, isActive, parameters: shown, ...wordsOf(model), ...stampsOf(model) };
}

export function viewParameter(row: ParameterRow): ParameterView {
  const { id, modelId, name, type, description, required, defaultValue } = row;
  return { id, modelId, name, type, description: seedAgain(description), required, defaultValue };
}

function wordsOf({ name, description }: { name: string; description: string | null }) {
  return { name: seedAgain(name), description: seedAgain(description) };
}

function stampsOf(row: { createdAt: Date; updatedAt: Date }): { createdAt: string; updatedAt: string } {
  return { createdAt: row.createdAt.toISOString(), updatedAt: row.updatedAt.toISOString() };
}

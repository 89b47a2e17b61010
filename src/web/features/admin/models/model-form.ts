import type { z } from 'zod';
import type { ModelView, modelBody, ParameterView, parameterBody } from '../../../../contract/admin.ts';

export type ModelValues = z.input<typeof modelBody>;
export type ParameterValues = z.input<typeof parameterBody>;

/** The initial values of a model's form. */
export function modelValues(model: ModelView | null): Partial<ModelValues> {
  if (!model) return { name: '', identifier: '', description: '', isActive: true };
  const { name, identifier, category, description, isActive } = model;
  return { name, identifier, category, description: description ?? '', isActive };
}

/** The initial values of a parameter's form. */
export function parameterValues(parameter: ParameterView | null): Partial<ParameterValues> {
  if (!parameter) return { name: '', description: '', required: false, defaultValue: '' };
  const { name, type, description, required, defaultValue } = parameter;
  return { name, type, description: description ?? '', required, defaultValue: defaultValue ?? '' };
}

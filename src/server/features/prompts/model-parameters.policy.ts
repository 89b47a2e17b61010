import { t } from '../../../contract/translate.ts';
import type { ParameterRow } from './ai-models.store.ts';

/** The parameters that Fondly sets in every request itself. */
const ours = new Set(['model', 'messages', 'prompt', 'input', 'image', 'mask', 'n', 'stream', 'response_format']);

const wrongType: Record<ParameterRow['type'], () => string> = {
  string: () => t`This is not a text.`,
  number: () => t`This is not a number.`,
  integer: () => t`This is not a whole number.`,
  boolean: () => t`Enter true or false.`,
  array: () => t`This is not a list in JSON.`,
  object: () => t`This is not an object in JSON.`,
};

export type ParameterValue = string | number | boolean | object;

/** Why a parameter is invalid, by field; null if it is valid. */
export function parameterComplaint(
  parameter: Pick<ParameterRow, 'name' | 'type' | 'defaultValue'>,
): { field: 'name' | 'defaultValue'; message: string } | null {
  const { name, type, defaultValue } = parameter;
  if (!/^[A-Za-z_][A-Za-z0-9_.-]*$/.test(name)) {
    return { field: 'name', message: t`Use letters, digits, underscores, dots and dashes.` };
  }
  if (ours.has(name)) return { field: 'name', message: t`Fondly sets "${name}" itself.` };
  if (name === '__proto__' || name === 'constructor') return { field: 'name', message: t`This name cannot be used.` };
  if (defaultValue !== null && readParameter(type, defaultValue) === null) {
    return { field: 'defaultValue', message: wrongType[type]() };
  }
  return null;
}

/** A default value as its type, or null if it does not parse. */
export function readParameter(type: ParameterRow['type'], text: string): ParameterValue | null {
  if (type === 'string') return text;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  switch (type) {
    case 'number':
      return typeof value === 'number' && Number.isFinite(value) ? value : null;
    case 'integer':
      return Number.isSafeInteger(value) ? (value as number) : null;
    case 'boolean':
      return typeof value === 'boolean' ? value : null;
    case 'array':
      return Array.isArray(value) ? value : null;
    case 'object':
      return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : null;
  }
}

/** The fields that a model's parameters add to a request, and the names of required ones without a value. */
export function parameterValues(parameters: readonly ParameterRow[]): {
  values: Record<string, ParameterValue>;
  missing: string[];
} {
  const values: Record<string, ParameterValue> = {};
  const missing: string[] = [];
  for (const { name, type, required, defaultValue } of parameters) {
    const value = defaultValue === null ? null : readParameter(type, defaultValue);
    if (value !== null) values[name] = value;
    else if (required) missing.push(name);
  }
  return { values, missing };
}

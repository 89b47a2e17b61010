import type { z } from 'zod';
import type { parameterBody } from '../../../contract/admin.ts';
import { invalidField } from '../../refusal.ts';
import { type ParameterFields, parameterComplaint } from '../prompts/public.ts';

/** The parameter as it is stored: its default is of its type, and its name none that Fondly writes itself. */
export function checkParameter(body: z.output<typeof parameterBody>): ParameterFields {
  const fields = { ...body, description: body.description ?? null, defaultValue: body.defaultValue ?? null };
  const complaint = parameterComplaint(fields);
  if (complaint) throw invalidField(complaint.field, complaint.message);
  return fields;
}

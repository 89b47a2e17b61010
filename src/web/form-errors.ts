import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { ApiError } from './api.ts';

/** Shows the server's `fields` at the inputs of a form (D6); ignores paths that the form does not have. */
export function showFieldErrors<Values extends FieldValues>(
  error: unknown,
  form: Pick<UseFormReturn<Values>, 'setError' | 'getValues'>,
): void {
  if (!(error instanceof ApiError)) return;
  const known = form.getValues();
  for (const [path, message] of Object.entries(error.fields)) {
    const [head = ''] = path.split('.');
    if (head in known) form.setError(path as Path<Values>, { type: 'server', message });
  }
}

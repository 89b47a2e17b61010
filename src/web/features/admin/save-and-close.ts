import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { showFieldErrors } from '../../form-errors.ts';

/** Submits the form of a dialog: it is saved and the dialog closed, or the fields say what is wrong with them. */
export function saveAndClose<Values extends FieldValues, Body>(
  form: UseFormReturn<Values, unknown, Body>,
  save: (body: Body) => Promise<unknown>,
  onClose: () => void,
): () => Promise<void> {
  return form.handleSubmit(async (body) => {
    try {
      await save(body);
      onClose();
    } catch (error) {
      showFieldErrors(error, form);
    }
  });
}

const invalidControl =
  '[aria-invalid="true"], [data-invalid] > button, [role="radiogroup"][aria-invalid] [role="radio"]';

/** Brings the keyboard to the first control of a form that says what is wrong, once it does. */
export function focusFirstProblem(form: HTMLElement | null): void {
  requestAnimationFrame(() => form?.querySelector<HTMLElement>(invalidControl)?.focus());
}

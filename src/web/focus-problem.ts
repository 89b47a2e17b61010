const invalidControl =
  '[aria-invalid="true"], [data-invalid] > button, [role="radiogroup"][aria-invalid] [role="radio"]';

/** Focuses the first invalid control of a form once its problems are rendered. */
export function focusFirstProblem(form: HTMLElement | null): void {
  requestAnimationFrame(() => form?.querySelector<HTMLElement>(invalidControl)?.focus());
}

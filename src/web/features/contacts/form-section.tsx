import { type ReactNode, useId } from 'react';

/** A section of the contact form with its heading. */
export function FormSection({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className="panel" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {text && <p className="mt-1 text-sm text-ink-soft">{text}</p>}
      <div className="mt-4.5 grid gap-4.5">{children}</div>
    </section>
  );
}

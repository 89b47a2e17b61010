import { type ReactNode, useId } from 'react';
import './settings.css';

/** A section of the settings: title and text, with the controls beside them, or below on phones. */
export function SettingsSection({
  title,
  text,
  anchor,
  children,
}: {
  title: string;
  text?: ReactNode;
  /** The id for links to this section. */
  anchor?: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section id={anchor} className="panel settings-section" aria-labelledby={id}>
      <div>
        <h2 id={id}>{title}</h2>
        {text && <p className="mt-1 text-sm text-ink-soft">{text}</p>}
      </div>
      <div className="grid min-w-0 content-start gap-4.5">{children}</div>
    </section>
  );
}

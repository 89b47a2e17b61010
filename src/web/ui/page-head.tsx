import type { ReactNode } from 'react';

/** The head of a page: its h1, a sentence, and the page's actions at the right. */
export function PageHead({ title, text, actions }: { title: ReactNode; text?: ReactNode; actions?: ReactNode }) {
  return (
    <div className="page-head">
      <div className="min-w-0">
        <h1>{title}</h1>
        {text && <p>{text}</p>}
      </div>
      {actions && <div className="page-acts">{actions}</div>}
    </div>
  );
}

/** The head of a section, with a link or button at its end. */
export function SectionHead({ title, action }: { title: ReactNode; action?: ReactNode }) {
  return (
    <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
      <h2 className="min-w-0 flex-1 basis-28">{title}</h2>
      {action}
    </div>
  );
}

import type { ReactNode } from 'react';
import { Envelope } from './envelope.tsx';

/** Shown for an empty list: an envelope, one sentence of help and one action. */
export function EmptyState({
  title,
  text,
  action,
  headingLevel = 2,
  envelopeWidth = 168,
}: {
  title: string;
  text?: ReactNode;
  action?: ReactNode;
  headingLevel?: 1 | 2 | 3;
  envelopeWidth?: number;
}) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className="grid justify-items-center px-4 py-10 text-center">
      <Envelope width={envelopeWidth} />
      <Heading className="mt-7 max-w-[16em]">{title}</Heading>
      {text && <p className="mt-2 max-w-md text-ink-soft">{text}</p>}
      {action && <div className="mt-6">{action}</div>}
    </div>
  );
}

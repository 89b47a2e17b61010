import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { classNames } from '../ui/class-names.ts';
import { useMediaQuery } from './media-query.ts';

const phoneQuery = '(max-width: 767px)';

/** A heading with its content, which is folded on a phone until the user opens it. */
export function PhoneFold({
  title,
  id,
  className,
  children,
}: {
  title: string;
  /** The heading's. */
  id?: string;
  className?: string;
  children: ReactNode;
}) {
  const [open, setOpen] = useState(false);
  const folds = useMediaQuery(phoneQuery);
  const contentId = useId();
  return (
    <>
      <h2 id={id} className={className} data-folded={(folds && !open) || undefined}>
        {folds ? (
          <button
            type="button"
            aria-expanded={open}
            aria-controls={contentId}
            className="flex min-h-11 w-full items-center justify-between gap-3 text-start"
            onClick={() => setOpen(!open)}
          >
            {title}
            <ChevronDown
              size={18}
              strokeWidth={1.6}
              className={classNames('flex-none text-ink-faint transition-transform', open && 'rotate-180')}
              aria-hidden
            />
          </button>
        ) : (
          title
        )}
      </h2>
      <div id={contentId} hidden={folds && !open}>
        {children}
      </div>
    </>
  );
}

import { Spinner } from '../ui/spinner.tsx';

/** Shown while a page's code or data loads. */
export function PagePending() {
  return (
    <div className="grid min-h-[60dvh] place-items-center">
      <Spinner label="Loading" size={28} />
    </div>
  );
}

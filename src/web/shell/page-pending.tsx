import { Spinner } from '../ui/spinner.tsx';

/** Stands in for a page whose code or data is still on its way. */
export function PagePending() {
  return (
    <div className="grid min-h-[60dvh] place-items-center">
      <Spinner label="Loading" size={28} />
    </div>
  );
}

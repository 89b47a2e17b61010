import { Link } from '@tanstack/react-router';
import { UserPlus } from 'lucide-react';
import { buttonClass } from '../../ui/button.tsx';
import { Envelope } from '../../ui/envelope.tsx';

/** The very first page: one thing to do. */
export function EmptyDashboard() {
  return (
    <div className="grid min-h-[70dvh] place-content-center justify-items-center text-center">
      <Envelope width={224} />
      <h1 className="mt-8 max-w-[9em]">Who would you like to remember?</h1>
      <p className="mt-4 max-w-md text-base text-ink-soft">
        Add someone you love and one date that matters. Fondly drafts the card in time, and nothing is sent until you
        approve it.
      </p>
      <Link to="/people/add" className={buttonClass('wax', 'lg', 'mt-7')}>
        <UserPlus size={18} strokeWidth={1.6} aria-hidden />
        Add Friends & Family
      </Link>
    </div>
  );
}

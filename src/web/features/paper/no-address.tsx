import { Link } from '@tanstack/react-router';
import { MapPin } from 'lucide-react';
import { QuietNote } from '../../ui/quiet-note.tsx';

/** Nobody has an address that could be printed. */
export function NoAddress() {
  return (
    <QuietNote icon={MapPin} title="Nobody here has an address yet">
      <p>Add one to a contact below, then come back.</p>
    </QuietNote>
  );
}

/** The user has no return address. */
export function NoSender() {
  return (
    <QuietNote icon={MapPin} title="No return address yet">
      <p>
        Add yours in{' '}
        <Link to="/settings" data-needs="owner" hash="return-address" className="link touch">
          Settings
        </Link>
        , and it is printed too.
      </p>
    </QuietNote>
  );
}

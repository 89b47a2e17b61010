import { Link } from '@tanstack/react-router';
import type { CreateFormStart } from './create-form-state.ts';

/** A link from one create form to the other; it keeps the contact and the date. */
export function FormSwitch({ start, toQuick = false }: { start: CreateFormStart; toQuick?: boolean }) {
  return (
    <Link to="/cards/create" search={{ ...start, simple: toQuick ? 1 : undefined }} className="link touch shrink-0">
      {toQuick ? 'Quick card' : 'All options'}
    </Link>
  );
}

import { Link } from '@tanstack/react-router';
import { FlaskConical } from 'lucide-react';
import { buttonClass } from '../../ui/button.tsx';
import { SectionHead } from '../../ui/page-head.tsx';

/** For administrators, at the end of Home. */
export function DeveloperTools() {
  return (
    <section className="mt-11">
      <SectionHead title="Developer Tools" />
      <Link to="/test-scheduler" className={buttonClass('line')}>
        <FlaskConical size={18} strokeWidth={1.6} aria-hidden />
        Test Card Scheduler
      </Link>
    </section>
  );
}

import { Link, useRouterState } from '@tanstack/react-router';
import { barPlaces, isActivePlace } from './places.ts';

/** The fixed bar under 768 px. */
export function BottomBar() {
  const path = useRouterState({ select: (state) => state.location.pathname });
  return (
    <nav className="tab-bar" aria-label="Bottom bar">
      {barPlaces.map(({ to, label, icon: Icon }) => {
        const current = isActivePlace(path, to) ? 'page' : undefined;
        return (
          <Link key={to} to={to} aria-current={current}>
            <Icon size={21} strokeWidth={1.6} aria-hidden />
            {label}
          </Link>
        );
      })}
    </nav>
  );
}

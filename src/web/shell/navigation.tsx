import { Link, useRouterState } from '@tanstack/react-router';
import { isActivePlace, mainPlaces, type Place, quickActions } from './places.ts';

/** The content of the drawer: places, quick actions, the upgrade card. `onLeave` runs when a link is followed. */
export function Navigation({ onLeave }: { onLeave?: () => void }) {
  return (
    <>
      {mainPlaces.map((place) => (
        <PlaceLink key={place.to} place={place} onLeave={onLeave} />
      ))}
      <div data-needs="contacts" className="nav-label">
        Quick Actions
      </div>
      {quickActions.map(({ to, label, icon: Icon, needs }) => (
        <Link key={to} to={to} data-needs={needs} className="nav nav-quick" onClick={onLeave}>
          <Icon size={18} strokeWidth={1.6} aria-hidden />
          {label}
        </Link>
      ))}
      <div className="mt-auto pt-5">
        <div data-needs="owner" className="upgrade">
          <b>Get Fondly Pro</b>
          <span className="text-ink-soft">Unlock premium features</span>
          <Link to="/settings" hash="subscription" className="btn btn-line btn-sm mt-2.5 w-full" onClick={onLeave}>
            Upgrade Now
          </Link>
        </div>
      </div>
    </>
  );
}

function PlaceLink({ place, onLeave }: { place: Place; onLeave?: () => void }) {
  const path = useRouterState({ select: (state) => state.location.pathname });
  const Icon = place.icon;
  const current = isActivePlace(path, place.to) ? 'page' : undefined;
  return (
    <Link to={place.to} className="nav" aria-current={current} onClick={onLeave}>
      <Icon size={18} strokeWidth={1.6} aria-hidden />
      {place.label}
    </Link>
  );
}

import { Link, Outlet, useRouterState } from '@tanstack/react-router';
import { Menu as MenuIcon } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useIsConnected } from '../connection.ts';
import { rescueFocus } from '../rescue-focus.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { useLater } from '../ui/use-later.ts';
import { useLaterPopup } from '../ui/use-later-popup.ts';
import { AvatarButton } from './avatar-button.tsx';
import { Brand } from './brand.tsx';
import { InFrame } from './in-frame.ts';
import { dockQuery, useMediaQuery } from './media-query.ts';
import { Navigation } from './navigation.tsx';
import { barPlaces, isActivePlace } from './places.ts';

const loadPageBars = () => import('./page-bars.tsx').then(({ PageBars }) => PageBars);
const loadDrawer = () => import('./drawer.tsx').then(({ Drawer }) => Drawer);

/** The frame around every signed-in page: header, docked or sliding menu, page, bottom bar. */
export function Shell() {
  const wide = useMediaQuery(dockQuery);
  const [docked, setDocked] = useState(true);
  const [drawerOpen, setDrawerOpen] = useState(false);
  const Drawer = useLater(loadDrawer, drawerOpen);
  const connected = useIsConnected();
  const PageBars = useLater(loadPageBars, !connected);
  const main = useRef<HTMLElement>(null);
  useFocusOnArrival(main);
  const menuOpen = wide ? docked : drawerOpen;
  return (
    <>
      <a href="#main" className="skip-link">
        Skip to content
      </a>
      <Header menuOpen={menuOpen} onMenu={() => (wide ? setDocked(!docked) : setDrawerOpen(true))} />
      <div className={docked ? 'frame frame-docked' : 'frame'}>
        <nav className="dock" aria-label="Main">
          <Navigation />
        </nav>
        <main id="main" ref={main} tabIndex={-1} className="outline-none">
          <div aria-live="polite" className="offline-place">
            {PageBars && <PageBars connected={connected} />}
          </div>
          <InFrame value>
            <Outlet />
          </InFrame>
        </main>
      </div>
      <BottomBar />
      {Drawer && <Drawer open={drawerOpen && !wide} onOpenChange={setDrawerOpen} />}
    </>
  );
}

/** Focuses the new page after keyboard navigation, because the followed link has disappeared. */
function useFocusOnArrival(main: RefObject<HTMLElement | null>) {
  const path = useRouterState({ select: (state) => state.resolvedLocation?.pathname });
  const before = useRef(path);
  const byKeyboard = useRef(false);
  useEffect(() => {
    // Mouse users may have opened something else by the time the page is loaded.
    const note = ({ type }: Event) => {
      byKeyboard.current = type === 'keydown';
    };
    for (const type of ['keydown', 'pointerdown']) document.addEventListener(type, note, true);
    return () => {
      for (const type of ['keydown', 'pointerdown']) document.removeEventListener(type, note, true);
    };
  }, []);
  useEffect(() => {
    const isArrival = before.current !== undefined && before.current !== path;
    before.current = path;
    if (isArrival && byKeyboard.current) rescueFocus(main.current, { preventScroll: true });
  }, [path, main]);
}

/** The fixed bar under 768 px. */
function BottomBar() {
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

/** The sticky 60 px header. `menuOpen` says whether the drawer or dock is visible. */
function Header({ menuOpen, onMenu }: { menuOpen: boolean; onMenu: () => void }) {
  return (
    <header className="top">
      <IconButton label={menuOpen ? 'Close menu' : 'Open menu'} aria-expanded={menuOpen} onClick={onMenu}>
        <MenuIcon size={21} strokeWidth={1.6} aria-hidden />
      </IconButton>
      <Brand />
      <span className="flex-1" />
      <AvatarMenu />
    </header>
  );
}

const loadMenu = () => import('./account-menu.tsx').then(({ AccountMenu }) => AccountMenu);

/** The avatar at the right of the header, with its menu once loaded. */
function AvatarMenu() {
  const { Popup: Menu, isPressed, button } = useLaterPopup(loadMenu);
  return Menu ? <Menu defaultOpen={isPressed} /> : <AvatarButton {...button} />;
}

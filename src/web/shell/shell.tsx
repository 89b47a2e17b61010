import { Outlet, useRouterState } from '@tanstack/react-router';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { rescueFocus } from '../rescue-focus.ts';
import { useLater } from '../ui/use-later.ts';
import { BottomBar } from './bottom-bar.tsx';
import { Header } from './header.tsx';
import { dockQuery, useMediaQuery } from './media-query.ts';
import { Navigation } from './navigation.tsx';

const loadDrawer = () => import('./drawer.tsx').then(({ Drawer }) => Drawer);

/** The frame around every signed-in page: header, docked or sliding menu, page, bottom bar. */
export function Shell() {
  const wide = useMediaQuery(dockQuery);
  const [docked, setDocked] = useState(true);
  const [drawerOpen, setDrawerOpen] = useState(false);
  const Drawer = useLater(loadDrawer, drawerOpen);
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
          <Outlet />
        </main>
      </div>
      <BottomBar />
      {Drawer && <Drawer open={drawerOpen && !wide} onOpenChange={setDrawerOpen} />}
    </>
  );
}

/** A link that leads to another page is gone with its own: the keyboard goes on at the beginning of the new one. */
function useFocusOnArrival(main: RefObject<HTMLElement | null>) {
  const path = useRouterState({ select: (state) => state.resolvedLocation?.pathname });
  const before = useRef(path);
  useEffect(() => {
    if (before.current !== undefined && before.current !== path) rescueFocus(main.current, { preventScroll: true });
    before.current = path;
  }, [path, main]);
}

import { Outlet } from '@tanstack/react-router';
import { useState } from 'react';
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
        <main id="main" tabIndex={-1} className="outline-none">
          <Outlet />
        </main>
      </div>
      <BottomBar />
      {Drawer && <Drawer open={drawerOpen && !wide} onOpenChange={setDrawerOpen} />}
    </>
  );
}

import { Outlet } from '@tanstack/react-router';
import { useState } from 'react';
import { BottomBar } from './bottom-bar.tsx';
import { Drawer } from './drawer.tsx';
import { Header } from './header.tsx';
import { dockQuery, useMediaQuery } from './media-query.ts';
import { Navigation } from './navigation.tsx';

/** The frame around every signed-in page: header, docked or sliding menu, page, bottom bar. */
export function Shell() {
  const wide = useMediaQuery(dockQuery);
  const [docked, setDocked] = useState(true);
  const [drawerOpen, setDrawerOpen] = useState(false);
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
      <Drawer open={drawerOpen && !wide} onOpenChange={setDrawerOpen} />
    </>
  );
}

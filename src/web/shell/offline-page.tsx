import { useRouter } from '@tanstack/react-router';
import { CloudOff } from 'lucide-react';
import { useContext, useEffect, useState } from 'react';
import { askServerNow, useIsConnected } from '../connection.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Brand } from './brand.tsx';
import { InFrame } from './in-frame.ts';

/** The pause between retries of a page that fails although the server answers. */
const pauseMs = 3000;

/** Replaces a page that cannot load offline, until the connection is back. */
export function OfflinePage() {
  const router = useRouter();
  const inFrame = useContext(InFrame);
  const connected = useIsConnected();
  const [wasLost, setWasLost] = useState(!connected);
  useEffect(() => {
    if (!connected) return setWasLost(true);
    const timer = setTimeout(() => void router.invalidate(), wasLost ? 0 : pauseMs);
    return () => clearTimeout(timer);
  }, [connected, wasLost, router]);
  const tryAgain = () => {
    askServerNow();
    void router.invalidate();
  };
  const words = (
    <EmptyState
      headingLevel={1}
      title="You are offline"
      text="This page opens by itself as soon as you are connected again. Nothing is lost, and approved cards go out without you."
      action={
        <Button variant="line" onClick={tryAgain}>
          Try again
        </Button>
      }
    />
  );
  if (inFrame) return <div className="page">{words}</div>;
  return (
    <>
      <header className="top top-bare">
        <Brand />
      </header>
      <main className="page">{words}</main>
    </>
  );
}

/** The bar above an open page while the connection is lost. */
export function OfflineBar() {
  return (
    <div className="offline-bar">
      <CloudOff size={18} strokeWidth={1.6} className="flex-none" aria-hidden />
      <p className="min-w-0">
        <strong className="font-semibold">You are offline.</strong> What you typed stays here. Save it when you are
        connected again.
      </p>
      <Button variant="quiet" size="sm" className="flex-none" onClick={askServerNow}>
        Try again
      </Button>
    </div>
  );
}

import { useCurrentUser } from '../session.ts';
import { ActingBar } from './acting-bar.tsx';
import { OfflineBar } from './offline-page.tsx';

/** What stands above every page while it matters: the connection is lost, or the account is another's. */
export function PageBars({ connected }: { connected: boolean }) {
  const user = useCurrentUser();
  return (
    <>
      {!connected && <OfflineBar />}
      {user?.acting && <ActingBar user={user} level={user.acting.level} />}
    </>
  );
}

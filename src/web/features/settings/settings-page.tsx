import { useLocation } from '@tanstack/react-router';
import { useCurrentUser } from '../../session.ts';
import { Page } from '../../shell/page.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { useLater } from '../../ui/use-later.ts';
import { FamilySection } from './family/family-section.tsx';

const loadSettings = () => import('./own-settings.tsx').then((module) => module.OwnSettings);

const loadJoin = () => import('./family/join-panel.tsx').then(({ JoinPanel }) => JoinPanel);

/** The settings of the account, or an invitation to share one. */
export function SettingsPage() {
  const user = useCurrentUser();
  // In the part of the address that no server and no log sees.
  const invitation = useLocation().hash.match(/^join=(.+)$/)?.[1];
  const showsOwn = user && !invitation && !user.acting;
  const OwnSettings = useLater(loadSettings, showsOwn);
  const JoinPanel = useLater(loadJoin, invitation);
  return (
    <Page>
      <PageHead
        title={invitation ? 'An invitation to share an account' : 'Settings'}
        text={invitation || user?.acting ? undefined : 'Your profile, what we email to you, and how Fondly looks.'}
      />
      {invitation && JoinPanel && <JoinPanel token={invitation} />}
      {!invitation && user?.acting && (
        <div className="grid gap-4">
          <p className="panel">
            These settings are <bdi>{user.name}</bdi>’s alone. Yours are in your own account.
          </p>
          <FamilySection acting={user.acting} />
        </div>
      )}
      {showsOwn &&
        (OwnSettings ? (
          <OwnSettings key={user.id} user={user} />
        ) : (
          <SkeletonGroup label="Loading..." className="grid grid-cols-1 gap-4 wide:grid-cols-2">
            <Skeleton className="h-80 rounded-panel" />
            <Skeleton className="h-80 rounded-panel" />
          </SkeletonGroup>
        ))}
    </Page>
  );
}

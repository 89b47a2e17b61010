import { useState } from 'react';
import type { UserView } from '../../../../contract/accounts.ts';
import { t } from '../../../../contract/translate.ts';
import { Button } from '../../../ui/button.tsx';
import { useLater } from '../../../ui/use-later.ts';
import { SettingsSection } from '../settings-section.tsx';

const loadDialog = () => import('./family-dialog.tsx').then(({ FamilyDialog }) => FamilyDialog);

/** Sharing the account with others who have their own login; in the account of another, only the way between the two. */
export function FamilySection({ acting }: { acting?: UserView['acting'] }) {
  const [isOpen, setOpen] = useState(false);
  const FamilyDialog = useLater(loadDialog, isOpen);
  return (
    <SettingsSection
      anchor="family"
      title="Family"
      text={
        acting
          ? t`Go to another account that is shared with you, or leave one.`
          : t`Share your contacts, dates and cards with somebody who has a login of their own.`
      }
    >
      <div className="flex flex-wrap items-center gap-2.5 max-md:[&>.btn]:w-full">
        <Button variant="line" onClick={() => setOpen(true)}>
          {acting ? t`Shared with you` : t`Who shares this account`}
        </Button>
      </div>
      {FamilyDialog && isOpen && <FamilyDialog acting={acting} onClose={() => setOpen(false)} />}
    </SettingsSection>
  );
}

import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { useLater } from '../../../ui/use-later.ts';
import { SettingsSection } from '../settings-section.tsx';

const loadDialog = () => import('./family-dialog.tsx').then(({ FamilyDialog }) => FamilyDialog);

/** Sharing the account with others who have their own login. */
export function FamilySection() {
  const [isOpen, setOpen] = useState(false);
  const FamilyDialog = useLater(loadDialog, isOpen);
  return (
    <SettingsSection
      anchor="family"
      title="Family"
      text="Share your contacts, dates and cards with somebody who has a login of their own."
    >
      <div className="flex flex-wrap items-center gap-2.5 max-md:[&>.btn]:w-full">
        <Button variant="line" onClick={() => setOpen(true)}>
          Who shares this account
        </Button>
      </div>
      {FamilyDialog && isOpen && <FamilyDialog onClose={() => setOpen(false)} />}
    </SettingsSection>
  );
}

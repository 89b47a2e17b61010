import { useState } from 'react';
import { t } from '../../../contract/translate.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TabList, TabPanel, Tabs } from '../../ui/tabs.tsx';

type Device = 'iphone' | 'android' | 'mac' | 'windows';

const guides: ReadonlyArray<{ device: Device; label: string; steps: readonly string[] }> = [
  {
    device: 'iphone',
    label: 'iPhone',
    steps: [
      t`Open Contacts and choose the person.`,
      t`Scroll down and tap Share Contact.`,
      t`Keep everything ticked that you want to include, and tap Done.`,
      t`Tap Save to Files. The file ends in .vcf.`,
      t`Come back here, tap Upload Contact and choose it.`,
    ],
  },
  {
    device: 'android',
    label: t`Android`,
    steps: [
      t`Open Contacts and choose the person.`,
      t`Tap the three dots, then Share.`,
      t`If asked, share it as a file (vCard).`,
      t`Save it to Files, Drive or Downloads. The file ends in .vcf.`,
      t`Come back here, tap Upload Contact and choose it.`,
    ],
  },
  {
    device: 'mac',
    label: t`Mac`,
    steps: [
      t`Open Contacts and click the person.`,
      t`In the menu bar choose File, Export, Export vCard.`,
      t`Save the file where you will find it.`,
      t`Come back here, click Upload Contact and choose it.`,
    ],
  },
  {
    device: 'windows',
    label: t`Windows`,
    steps: [
      t`In Outlook for Windows, open People and double-click the person.`,
      t`Choose File, Save As, and as the type vCard Files (.vcf).`,
      t`With Google Contacts in a browser: tick the person, choose Export, then vCard.`,
      t`Come back here, click Upload Contact and choose the file.`,
    ],
  },
];

/** Explains how to export a vCard file from an address book. */
export function ExportHelpDialog({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const [device, setDevice] = useState<Device>('iphone');
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Export a contact"
      description="A contact leaves your address book as a small file that ends in .vcf."
      actions={<Button onClick={() => onOpenChange(false)}>Close</Button>}
    >
      <Tabs value={device} onValueChange={setDevice}>
        <TabList full label="Your device" tabs={guides.map((guide) => ({ value: guide.device, label: guide.label }))} />
        {guides.map((guide) => (
          <TabPanel key={guide.device} value={guide.device} className="min-h-44 pt-4">
            <ol className="grid list-decimal gap-2 ps-5 text-sm text-ink-soft">
              {guide.steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </TabPanel>
        ))}
      </Tabs>
    </Dialog>
  );
}

import { useState } from 'react';
import { t } from '../../../../contract/translate.ts';
import { TabList, TabPanel, Tabs } from '../../../ui/tabs.tsx';

const ways = [
  {
    value: 'apple',
    label: t`Apple`,
    steps: [
      t`On the iPhone or Mac, press Open in calendar above.`,
      t`Confirm with Subscribe.`,
      t`With iCloud as its place, the calendar appears on all your devices.`,
    ],
  },
  {
    value: 'google',
    label: t`Google`,
    steps: [
      t`Open Google Calendar on a computer.`,
      t`Beside Other calendars press +, then From URL.`,
      t`Paste the address and press Add calendar. Google refreshes it about once a day.`,
    ],
  },
  {
    value: 'outlook',
    label: t`Outlook`,
    steps: [
      t`In the calendar of Outlook press Add calendar.`,
      t`Choose Subscribe from web.`,
      t`Paste the address, give it a name and press Import.`,
    ],
  },
] as const;

type Way = (typeof ways)[number]['value'];

/** The steps to add the address to a calendar. `host` is the host of the address. */
export function CalendarSteps({ host }: { host: string }) {
  const [way, setWay] = useState<Way>('apple');
  return (
    <Tabs value={way} onValueChange={setWay}>
      <TabList label="Your calendar" tabs={ways} full />
      {ways.map(({ value, steps }) => (
        <TabPanel key={value} value={value} className="pt-3">
          <ol className="grid list-decimal gap-1.5 ps-5 text-sm text-ink-soft">
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          {value !== 'apple' && !isReachable(host) && (
            <p className="mt-3 text-sm text-ink-soft">
              This Fondly runs at {host}, which calendars on the internet cannot reach. Calendar programs on this
              computer can.
            </p>
          )}
        </TabPanel>
      ))}
    </Tabs>
  );
}

const privateAddress =
  /^(localhost|.*\.(local|localhost|lan|internal)|127\..*|10\..*|192\.168\..*|172\.(1[6-9]|2\d|3[01])\..*|\[.*\])$/;

/** Whether calendar services on the internet can reach a host: not localhost or a name of the local network. */
export function isReachable(host: string): boolean {
  return host.includes('.') && !privateAddress.test(host);
}

import type { InstallationView } from '../../../../contract/installation.ts';
import { t } from '../../../../contract/translate.ts';
import { isThisMachine } from '../../../this-machine.ts';
import { timeZoneHere, timeZoneLabel, timeZoneOptions } from '../../../time-zones.ts';
import { Button } from '../../../ui/button.tsx';
import { Combobox } from '../../../ui/combobox.tsx';
import { Field } from '../../../ui/field.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { useChangeInstallation } from './use-installation-changes.ts';

/** The address that links in mails begin with, and the time zone for accounts whose browser names none. */
export function AddressPanel({ installation: { publicUrl, timeZone } }: { installation: InstallationView }) {
  const change = useChangeInstallation();
  const here = location.origin;
  const zoneHere = timeZoneHere();
  return (
    <Panel className="grid gap-6">
      <div>
        <p className="field-label">Public address</p>
        <p className="mt-1 break-words" dir="ltr">
          {publicUrl.value}
        </p>
        <p className="mt-1 text-sm text-ink-soft">{addressWords(publicUrl, here)}</p>
        {publicUrl.source !== 'variable' && publicUrl.value !== here && (
          <Button
            variant="line"
            className="mt-3 max-w-full"
            busy={change.isPending}
            busyLabel="Saving..."
            onClick={() => change.mutate({ publicUrl: here })}
          >
            <span className="truncate">Use {here}</span>
          </Button>
        )}
      </div>
      <Field
        label="Time zone of new accounts"
        hint="Used when the browser does not tell one. Everybody can change their own in Settings."
        action={
          timeZone !== zoneHere && (
            <button
              type="button"
              className="link touch min-h-8 text-sm"
              onClick={() => change.mutate({ timeZone: zoneHere })}
            >
              Use {timeZoneLabel(zoneHere)}
            </button>
          )
        }
      >
        <Combobox
          value={timeZone}
          onValueChange={(next) => change.mutate({ timeZone: next })}
          options={timeZoneOptions(timeZone)}
          searchLabel="Search time zones"
          emptyText="No such time zone"
        />
      </Field>
    </Panel>
  );
}

function addressWords({ value, source }: InstallationView['publicUrl'], here: string): string {
  if (source === 'variable') return t`PUBLIC_URL is set where Fondly is started, and takes precedence over this page.`;
  if (value === here)
    return isThisMachine(value)
      ? t`Only this computer can open it. For others, open Fondly at the address that they use and come back to this page.`
      : t`Links in emails open Fondly here.`;
  return t`Links in emails begin with it. To change it, open Fondly at the new address and come back to this page.`;
}

import { Link } from '@tanstack/react-router';
import type { InstallationView } from '../../../../contract/installation.ts';
import type { RegistrationMode } from '../../../../contract/registration.ts';
import { t } from '../../../../contract/translate.ts';
import { Field } from '../../../ui/field.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { useChangeInstallation } from './use-installation-changes.ts';

const modes: readonly { value: RegistrationMode; label: string }[] = [
  { value: 'open', label: t`Everybody` },
  { value: 'invite', label: t`Only people I invite` },
  { value: 'closed', label: t`Nobody` },
];

const words: Record<RegistrationMode, string> = {
  open: t`Anyone who can reach this Fondly can make an account.`,
  invite: t`Only with an invitation link from you.`,
  closed: t`Existing accounts stay; no new ones can be made.`,
};

/** Who may create an account here. */
export function JoiningPanel({ installation: { registration } }: { installation: InstallationView }) {
  const change = useChangeInstallation();
  const isFixed = registration.source === 'variable';
  const value = change.isPending ? (change.variables.registration ?? registration.value) : registration.value;
  return (
    <Panel>
      <Field label="Who may make an account" group hint={words[value]}>
        <Segmented
          full
          value={value}
          onValueChange={(next) => change.mutate({ registration: next })}
          options={modes.map((mode) => ({ ...mode, disabled: isFixed }))}
        />
      </Field>
      {isFixed && (
        <p className="mt-2 text-sm text-ink-soft">
          REGISTRATION is set where Fondly is started, and takes precedence over this page.
        </p>
      )}
      <Link to="/admin/registration" className="link mt-2 inline-block min-h-11 content-center text-sm">
        Invitations, approval and limits
      </Link>
    </Panel>
  );
}

import { useState } from 'react';
import { type Scope, scopeNames, scopes } from '../../../../contract/access-tokens.ts';
import type { UserView } from '../../../../contract/accounts.ts';
import { t } from '../../../../contract/translate.ts';
import { call } from '../../../api.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { OwnerDialog } from '../owner-dialog.tsx';

const words = {
  title: t`Make an access token`,
  description: t`Give it only what the program needs.`,
  submit: t`Make token`,
  busy: t`Making...`,
  failed: t`The token was not made`,
};
const lives = { '30': 30, '90': 90, '365': 365, never: null } as const;
type Life = keyof typeof lives;
const lifeOptions: { value: Life; label: string }[] = [
  { value: '30', label: t`30 days` },
  { value: '90', label: t`90 days` },
  { value: '365', label: t`A year` },
  { value: 'never', label: t`Until it is revoked` },
];

/** Chooses what a program may do and for how long, and has the owner prove who they are. */
export function MakeTokenDialog({
  onMade,
  ...props
}: {
  user: UserView;
  onMade: (token: string) => void;
  onClose: () => void;
}) {
  const [granted, setGranted] = useState<Scope[]>(['read']);
  const [life, setLife] = useState<Life>('90');
  const [isRefused, setRefused] = useState(false);
  const toggle = (scope: Scope, on: boolean) => {
    setRefused(false);
    setGranted(scopeNames.filter((name) => (name === scope ? on : granted.includes(name))));
  };
  return (
    <OwnerDialog
      {...props}
      name=""
      asksName
      words={words}
      act={async (proof, name) => {
        setRefused(granted.length === 0);
        if (granted.length === 0) throw new Error(t`Choose at least one thing that it may do.`);
        const body = { name, scopes: granted, days: lives[life], proof };
        onMade((await call('POST /api/user/tokens', { body })).token);
      }}
      onDone={() => {}}
    >
      <Field group label="What it may do" error={isRefused ? 'Choose at least one.' : undefined}>
        <div className="grid gap-2.5">
          {scopeNames.map((scope) => (
            <Checkbox key={scope} checked={granted.includes(scope)} onCheckedChange={(on) => toggle(scope, on)}>
              <span className="font-semibold">{scopes[scope].label}</span>
              <span className="block text-ink-soft">{scopes[scope].text}</span>
            </Checkbox>
          ))}
        </div>
      </Field>
      <Field label="Ends after">
        <Select<Life> value={life} onValueChange={setLife} options={lifeOptions} />
      </Field>
    </OwnerDialog>
  );
}

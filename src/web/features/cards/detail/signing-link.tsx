import { CopyField } from '../../../ui/copy-field.tsx';

/** The address to pass on to those who shall sign. */
export function SigningLink({ url }: { url: string }) {
  return <CopyField label="Link to sign" value={url} hint="Whoever has it can sign, without an account." />;
}

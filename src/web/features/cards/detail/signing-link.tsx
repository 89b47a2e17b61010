import { CopyField } from '../../../ui/copy-field.tsx';

/** The address to send to those who should sign. */
export function SigningLink({ url }: { url: string }) {
  return <CopyField label="Link to sign" value={url} hint="Anyone who has it can sign, without an account." />;
}

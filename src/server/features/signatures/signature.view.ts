import type { CardSignature } from '../../../contract/ink.ts';
import type { SignatureView } from '../../../contract/signatures.ts';
import type { SignatureRow } from './signatures.store.ts';

export function viewSignature(row: SignatureRow): SignatureView {
  const { id, label, face, isDefault } = row;
  return { id, label, face, isDefault, ...asOnCard(row) };
}

/** The copy of a signature that a card keeps. */
export function asOnCard({ closing, name, ink }: SignatureRow): CardSignature {
  return { closing, name, ink };
}

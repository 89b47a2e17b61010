import type { ComponentProps } from 'react';
import { Seal } from '../../card-page/seal.tsx';
import { t } from '../../contract/translate.ts';

/** A seal that the app itself shows: in the language of its reader, where that of a card has the card's. */
export function WaxSeal(props: Omit<ComponentProps<typeof Seal>, 'sayings'>) {
  return <Seal {...props} sayings={sayings} />;
}

const sayings = { withLove: t`with love`, named: (ring: string) => t`Wax seal: ${ring}` };

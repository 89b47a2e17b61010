import type { WhyClosed } from '../../../contract/signing.ts';
import type { DeliveryStatus, Language } from '../../../contract/vocabulary.ts';
import { allows, delivered } from '../../../domain/card-lifecycle.ts';
import { packFor } from '../../../studio/words/language-packs.ts';
import { dayInWords } from '../delivery/public.ts';

type State = { deliveryStatus: DeliveryStatus; until: string; closesAt: Date; endedAt: Date | null };

/** Why a card cannot be signed at `now`; null if it can. A card is signed as long as its owner may edit it. */
export function whyClosed({ deliveryStatus, closesAt, endedAt }: State, now: Date): WhyClosed | null {
  if ((delivered as readonly DeliveryStatus[]).includes(deliveryStatus)) return 'sent';
  if (!allows(deliveryStatus, 'edit')) return 'sending';
  if (endedAt) return 'ended';
  if (closesAt <= now) return 'late';
  return null;
}

/** The same in words. */
export function closedBecause(state: State, now: Date, language: Language = 'en'): string | null {
  const why = whyClosed(state, now);
  return why && packFor(language).signing.closed[why](dayInWords(state.until, language));
}

import type { About } from '../../../../contract/about.ts';
import type { Language } from '../../../../contract/vocabulary.ts';
import type { AddressParts } from '../../../../domain/address.ts';
import type { StagedDate } from '../../../db/tables/people.ts';

/** One person of a .vcf file. Every text is trimmed; '' is never used for a missing field but in the address. */
export type VcardContact = {
  /** '' only when the file has nothing at all to call this person by. */
  name: string;
  nickname: string | null;
  /** What they are called, where the first word of the name would be wrong. */
  greetingName: string | null;
  email: string | null;
  phone: string | null;
  address: AddressParts;
  /** 'YYYY-MM-DD', or '--MM-DD' when the file gives no year. */
  birthday: string | null;
  anniversary: string | null;
  /** All other dates; a birthday or anniversary among them stands for the field of that name. */
  dates: StagedDate[];
  timeZone: string | null;
  language: Language | null;
  notes: string | null;
  /** The picture's own bytes, not yet decoded or checked beyond its signature. */
  photo: Uint8Array | null;
  /** What could not be taken over and why, in sentences. */
  dropped: string[];
  /** Only of cards that Fondly wrote. */
  own?: OwnFacts;
};

/** What only our own files say of a contact. */
export type OwnFacts = {
  relationship: string | null;
  /** The address as one text, where it is not its parts joined. */
  address: string | null;
  about?: Partial<About>;
};

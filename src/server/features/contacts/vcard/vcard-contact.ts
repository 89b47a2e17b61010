import type { About } from '../../../../contract/about.ts';
import type { HouseholdPlace } from '../../../../contract/households.ts';
import type { OwnField } from '../../../../contract/people.ts';
import type { Reach } from '../../../../contract/reach.ts';
import type { Language } from '../../../../contract/vocabulary.ts';
import type { AddressParts } from '../../../../domain/address.ts';
import type { StagedDate } from '../../../db/tables/people.ts';
import type { FileRelation } from '../relations/relations-in-files.ts';

/** One person of a .vcf file. Every text is trimmed; '' stands for a missing field only in the address. */
export type VcardContact = {
  /** '' only if the file has no name for this person at all. */
  name: string;
  nickname: string | null;
  /** The greeting name if the first word of the name would be wrong. */
  greetingName: string | null;
  email: string | null;
  /** Of a household: its addresses besides `email`. */
  alsoEmails?: string[];
  phone: string | null;
  address: AddressParts;
  /** Further e-mails, phones and addresses, and all labels. */
  reach?: Reach | null;
  /** 'YYYY-MM-DD', or '--MM-DD' if the file has no year. */
  birthday: string | null;
  anniversary: string | null;
  /** All other dates; a birthday or anniversary among them replaces the field of that name. */
  dates: StagedDate[];
  timeZone: string | null;
  language: Language | null;
  groups: string[];
  notes: string | null;
  relations?: FileRelation[];
  pets?: About['pets'];
  /** The bytes of the picture, checked only for their signature. */
  photo: Uint8Array | null;
  /** What was left out and why, in sentences. */
  dropped: string[];
  /** Only in cards that Fondly wrote. */
  own?: OwnFacts;
};

/** The data that only our own files contain. */
export type OwnFacts = {
  relationship: string | null;
  /** The address as one text if it differs from its joined parts. */
  address: string | null;
  about?: Partial<About>;
  ownFields?: OwnField[];
};

/** A card for several others of its file. */
export type VcardGroup = {
  name: string;
  members: VcardMember[];
  /** Its facts if it is a household; null if it is a label of its members. */
  household: VcardContact | null;
  /** It has more than a name and members, for which a label has no place. */
  hasMore: boolean;
};

/** One of a group: the key of their own card, and their place in a household. */
export type VcardMember = { key: string; place: HouseholdPlace };

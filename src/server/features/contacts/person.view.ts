import type { About } from '../../../contract/about.ts';
import { nothingKnown } from '../../../contract/about-limits.ts';
import type { KnownPersonView, PersonView } from '../../../contract/people.ts';
import { linesOnPage } from '../../../domain/postal-address.ts';
import { reachLists } from '../../../domain/reach.ts';
import { topicsInNotes } from '../../../studio/words/topics-in-notes.ts';
import { homeOfReader } from '../../reader.ts';
import type { PersonRow, PersonWithConsent } from './people.store.ts';

export function viewPerson(row: PersonWithConsent): PersonView {
  return {
    id: row.id,
    name: row.name,
    nickname: row.nickname,
    greetingName: row.greetingName,
    relationship: row.relationship,
    email: row.email,
    phone: row.phone,
    address: row.address,
    street: row.street,
    city: row.city,
    state: row.state,
    postalCode: row.postalCode,
    country: row.country,
    reach: row.reach,
    notes: row.notes,
    imageUrl: row.imageUrl,
    styleOverrideId: row.styleOverrideId,
    styleOverrideImage: row.styleOverrideImage,
    timeZone: row.timeZone,
    language: row.language,
    groups: row.groups,
    unsubscribed: row.unsubscribed,
    bounced: row.bouncedEmail !== null && row.bouncedEmail === row.email?.toLowerCase(),
    kind: row.kind,
    household: row.household,
    members: row.members,
    alsoEmails: row.alsoEmails,
    quietEmails: row.quietEmails,
    version: row.version,
    createdAt: row.createdAt.toISOString(),
  };
}

export function viewKnownPerson(row: PersonWithConsent): KnownPersonView {
  const about = aboutOf(row);
  const recognised = topicsInNotes(row.notes ?? '').filter((id) => !about.notFromNotes.includes(id));
  return {
    ...viewPerson(row),
    about,
    ownFields: row.ownFields,
    topicsInNotes: recognised,
    addressLines: reachLists(row).addresses.map((address) => linesOnPage(address, homeOfReader())),
  };
}

export function aboutOf({ about }: Pick<PersonRow, 'about'>): About {
  return { ...nothingKnown, ...about };
}

import type { PersonView } from '../../../contract/people.ts';
import type { PersonWithConsent } from './people.store.ts';

export function viewPerson(row: PersonWithConsent): PersonView {
  return {
    id: row.id,
    name: row.name,
    nickname: row.nickname,
    relationship: row.relationship,
    email: row.email,
    phone: row.phone,
    address: row.address,
    street: row.street,
    city: row.city,
    state: row.state,
    postalCode: row.postalCode,
    country: row.country,
    notes: row.notes,
    imageUrl: row.imageUrl,
    styleOverrideId: row.styleOverrideId,
    styleOverrideImage: row.styleOverrideImage,
    timeZone: row.timeZone,
    language: row.language,
    unsubscribed: row.unsubscribed,
    bounced: row.bouncedEmail !== null && row.bouncedEmail === row.email?.toLowerCase(),
    version: row.version,
    createdAt: row.createdAt.toISOString(),
  };
}

// What other features may import from this one; its own files import each other directly.

export { listComparedPeople } from './compared-people.store.ts';
export { contactsAsCsv, contactsAsVcards } from './export/contact-files.store.ts';
export { plainDate } from './export/date-line.ts';
export { csvRow } from './export/write-csv.ts';
export {
  addMembers,
  deleteEmptyGroups,
  findGroups,
  listGroups,
  type Membership,
  makeGroups,
  mostGroupsOf,
  ownGroupIds,
  removeMembers,
} from './groups/groups.store.ts';
export { requireGroups } from './groups/set-groups.ts';
export { renameEachAfter } from './households/name-household.ts';
export { addRelations } from './import/add-relations.ts';
export { deleteUntouchedDates } from './import/fill-people.store.ts';
export { addImportedDates, addImportedPeople } from './import/imported-people.store.ts';
export { createMatchIndex, type MatchIndex, nameKey } from './import/match-contacts.ts';
export { mostPhotoPacks, removeForsakenPacks, removePhotoPacks } from './import/photo-packs.store.ts';
export {
  addressOf,
  comparable,
  datesOf,
  fingerprintOf,
  isNameless,
  prepareContact,
  stageVcard,
} from './import/staged-contact.ts';
export { storePhoto } from './import/store-photos.ts';
export { removeLeftImports } from './import/tidy-imports.store.ts';
export { createTimeSlice, letOthersIn } from './import/time-slice.ts';
export { cardLanguageOfReader, languageOfNewContact } from './language-of-new-contact.ts';
export { pastDay } from './past-day.policy.ts';
export {
  areSeveral,
  findPeopleCalled,
  findPerson,
  hasBounced,
  insertPerson,
  isAlive,
  isUnsubscribed,
  listPeople,
  lockPerson,
  type PersonFields,
  type PersonRow,
  type PersonWithConsent,
  quietOf,
  updatePerson,
  withConsent,
} from './people.store.ts';
export { viewKnownPerson } from './person.view.ts';
export { findPartner } from './relations/relations.store.ts';
export { requirePerson } from './require-person.policy.ts';
export { readBookCard } from './vcard/read-book-card.ts';
export { writeDay } from './vcard/write-day.ts';

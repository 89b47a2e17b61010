// What other features may use of this one; its own files name each other.

export { contactsAsCsv, contactsAsVcards } from './export/contact-files.store.ts';
export { mostPhotoPacks, removeForsakenPacks, removePhotoPacks } from './import/photo-packs.store.ts';
export { removeLeftImports } from './import/tidy-imports.store.ts';
export {
  findPeopleCalled,
  findPerson,
  hasBounced,
  insertPerson,
  isAlive,
  isUnsubscribed,
  listPeople,
  lockPerson,
  type PersonRow,
  withConsent,
} from './people.store.ts';
export { viewKnownPerson } from './person.view.ts';
export { requirePerson } from './require-person.policy.ts';

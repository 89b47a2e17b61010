// What other features may import from this one; its own files import each other directly.

export { contactsAsCsv, contactsAsVcards } from './export/contact-files.store.ts';
export { csvRow } from './export/write-csv.ts';
export {
  addMembers,
  deleteEmptyGroups,
  findGroups,
  listGroups,
  type Membership,
  mostGroupsOf,
  ownGroupIds,
  removeMembers,
} from './groups/groups.store.ts';
export { requireGroups } from './groups/set-groups.ts';
export { renameEachAfter } from './households/name-household.ts';
export { mostPhotoPacks, removeForsakenPacks, removePhotoPacks } from './import/photo-packs.store.ts';
export { removeLeftImports } from './import/tidy-imports.store.ts';
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
  type PersonRow,
  type PersonWithConsent,
  quietOf,
  withConsent,
} from './people.store.ts';
export { viewKnownPerson } from './person.view.ts';
export { requirePerson } from './require-person.policy.ts';

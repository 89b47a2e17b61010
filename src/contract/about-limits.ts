import type { About } from './about.ts';

export const petKinds = ['dog', 'cat', 'horse', 'rabbit', 'bird', 'fish', 'other'] as const;
export type PetKind = (typeof petKinds)[number];

/** The maximum length of each text about a contact, in UTF-16 units, and the maximum number of entries per list. */
export const aboutLimits = {
  callsMe: 60,
  signAs: 100,
  topics: 12,
  ownTopics: 6,
  ownTopic: 40,
  pets: 6,
  petName: 40,
  memories: 3,
  memory: 200,
  neverMention: 12,
  neverMentioned: 60,
  notFromNotes: 200,
} as const;

/** Of a new contact. */
export const nothingKnown: About = {
  addressedAs: null,
  register: null,
  usualTone: null,
  usualLength: null,
  callsMe: null,
  signAs: null,
  topics: [],
  ownTopics: [],
  pets: [],
  memories: [],
  neverMention: [],
  hasDied: false,
  notFromNotes: [],
};

import type { About } from '../../../../contract/about.ts';
import { aboutLimits } from '../../../../contract/about-limits.ts';
import { maxName, maxRelationship } from '../../../../contract/fields.ts';
import { keyIn } from '../vcard/read-group.ts';
import { textOf, type VcardProperty } from '../vcard/read-property.ts';
import { kindOfLabel, petOfLabel } from './relation-words.ts';

/** Somebody whom a file names as related to one of its contacts: by the key of another card, or by name. */
export type FileRelation = { kind: string; name: string | null; key: string | null };

type Pets = About['pets'];
/** What a file says of related people and animals. */
export type ReadRelations = { relations: FileRelation[]; pets: Pets };

/** What is said of people without a relation that means anything. */
const unsaid = 'Related person';
/** Types that say where or how, not who. */
const noKinds = new Set(['contact', 'home', 'work', 'pref', 'other', 'text', 'uri', 'me', 'agent']);
const andLists = /\s*[,;]\s*/;

/** Android's numbers for its kinds; another one is named behind it. */
const androidKinds = [
  '',
  'assistant',
  'brother',
  'child',
  'partner',
  'father',
  'friend',
  'manager',
  'mother',
  'parent',
  'partner',
  'Referred by',
  'relative',
  'sister',
  'spouse',
];
const androidRelation = /^[\w.]+\/relation;/;
const ofPrograms = /^X-.*?(SPOUSE|MANAGER|ASSISTANT|CHILD)(?:S?NAME|REN)?$/;

/** Sorts one that a file names: an animal is a pet, and children in one cell are several. */
export function sortRelation(label: string, value: string): ReadRelations {
  const text = value.replace(/\s+/gu, ' ').trim();
  const pet = petOfLabel(label);
  if (text === '') return { relations: [], pets: [] };
  if (pet) return { relations: [], pets: [{ kind: pet, name: text.slice(0, aboutLimits.petName).trim() }] };
  const kind = kindOfLabel(label) ?? (label.replace(/\s+/gu, ' ').trim().slice(0, maxRelationship).trim() || unsaid);
  const names = kind === 'child' ? text.split(andLists) : [text];
  const relations = names.flatMap((each) => {
    const name = each.slice(0, maxName).trim();
    return name === '' ? [] : [{ kind, name, key: null }];
  });
  return { relations, pets: [] };
}

/** What the properties of a card say of related people, and which properties were read. */
export function pickRelations(properties: VcardProperty[]): ReadRelations & { used: VcardProperty[] } {
  const found: ReadRelations & { used: VcardProperty[] } = { relations: [], pets: [], used: [] };
  for (const property of properties) {
    const read = readRelation(property);
    if (!read) continue;
    found.used.push(property);
    found.relations.push(...read.relations);
    found.pets.push(...read.pets);
  }
  const pets = found.pets.filter(
    ({ name, kind }, at, all) => all.findIndex((other) => other.name === name && other.kind === kind) === at,
  );
  return { ...found, relations: distinct(found.relations), pets: pets.slice(0, aboutLimits.pets) };
}

function readRelation(property: VcardProperty): ReadRelations | null {
  const { name, raw, types, label } = property;
  if (name === 'RELATED') {
    const said = [...types].filter((type) => !noKinds.has(type));
    const kind = said.find((type) => kindOfLabel(type) || petOfLabel(type)) ?? said[0] ?? '';
    if (/^urn:uuid:/i.test(raw)) {
      return { relations: [{ kind: kindOfLabel(kind) ?? (kind || unsaid), name: null, key: keyIn(raw) }], pets: [] };
    }
    return /^[a-z][a-z\d+.-]*:\S+$/i.test(raw) ? null : sortRelation(label ?? kind, textOf(property));
  }
  if (name === 'X-ABRELATEDNAMES') return sortRelation(label ?? '', textOf(property));
  if (name === 'X-ANDROID-CUSTOM' && androidRelation.test(raw)) {
    const [, text = '', number = '', own = ''] = raw.split(/(?<!\\);/).map((part) => part.replace(/\\(.)/g, '$1'));
    return sortRelation(androidKinds[Number(number)] || own, text);
  }
  const program = ofPrograms.exec(name)?.[1];
  return program ? sortRelation(program, textOf(property)) : null;
}

/** Each name or key once, with what is said of it first. */
function distinct(relations: FileRelation[]): FileRelation[] {
  const keyOf = ({ name, key }: FileRelation) => key ?? `name ${name?.toLowerCase()}`;
  return [...new Map(relations.toReversed().map((each) => [keyOf(each), each])).values()].toReversed();
}

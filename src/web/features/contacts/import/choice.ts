import type { ApplyImportBody, EntryAction, ImportCounts, ImportEntryView } from '../../../../contract/imports.ts';
import { type EntryKind, readChoice } from '../../../../domain/import-choice.ts';
import type { Choice } from './kept-choice.ts';

/** The choice and a function to change it. */
export type Choosing = { choice: Choice; onChoice: (next: Choice) => void };

/** The first choice for a file: entries without a likely duplicate are added, existing contacts stay unchanged. */
export const chooseNew: Choice = { choose: 'new', fill: 'none', decisions: {} };
export const chooseNone: Choice = { choose: 'none', fill: 'none', decisions: {} };

/** Adds all new entries, with or without likely duplicates; decisions to fill in stay. */
export function chooseAdded(from: Choice, choose: 'all' | 'new'): Choice {
  return { ...from, choose, decisions: only(from, (kind) => kind === 'known') };
}

/** Fills in all existing contacts that are missing something. */
export function chooseFilled(from: Choice): Choice {
  return { ...from, fill: 'all', decisions: only(from, (kind) => kind !== 'known') };
}

type Entry = Pick<ImportEntryView, 'id' | 'state' | 'duplicate' | 'fill'>;

export function kindOf({ state, duplicate, fill }: Entry): EntryKind {
  if (state === 'new') return duplicate ? 'likely' : 'new';
  return state === 'already-there' && fill && fill.gains.length > 0 ? 'known' : 'there';
}

/** The action for an entry. */
export function actionOf(from: Choice, entry: Entry): EntryAction {
  return readChoice(choiceBody(from))(entry.id, kindOf(entry));
}

/** The choice with another action for one entry. */
export function decide(from: Choice, entry: Entry, action: EntryAction): Choice {
  const kind = kindOf(entry);
  const { [entry.id]: _, ...others } = from.decisions;
  const decisions = action === ruleFor(from, kind) ? others : { ...others, [entry.id]: { kind, action } };
  return { ...from, decisions };
}

/** How many entries the choice adds and fills in, from the file's counts per kind. */
export function countChosen(
  from: Choice,
  { ready, likelyDuplicates, fillable }: Pick<ImportCounts, 'ready' | 'likelyDuplicates' | 'fillable'>,
): { add: number; fill: number } {
  const ofKind = { new: ready - likelyDuplicates, likely: likelyDuplicates, known: fillable, there: 0 };
  const chosen = { add: 0, fill: 0, leave: 0 };
  for (const [kind, count] of Object.entries(ofKind) as [EntryKind, number][]) chosen[ruleFor(from, kind)] += count;
  for (const { kind, action } of Object.values(from.decisions)) {
    chosen[ruleFor(from, kind)] -= 1;
    chosen[action] += 1;
  }
  return { add: chosen.add, fill: chosen.fill };
}

/** The request to the server. */
export function choiceBody({
  choose,
  fill,
  decisions,
}: Choice): Required<Omit<ApplyImportBody, 'mapping' | 'dateOrder'>> {
  const actions = Object.entries(decisions).map(([id, { action }]) => [id, action] as const);
  return { choose, fill, decisions: Object.fromEntries(actions) };
}

function ruleFor({ choose, fill }: Choice, kind: EntryKind): EntryAction {
  return readChoice({ choose, fill, decisions: {} })(0, kind);
}

function only({ decisions }: Choice, wanted: (kind: EntryKind) => boolean): Choice['decisions'] {
  return Object.fromEntries(Object.entries(decisions).filter(([, { kind }]) => wanted(kind)));
}

import type { LeftOutReason, RoundPlan } from '../../../contract/rounds.ts';
import type { Candidate } from './recipients.store.ts';

type Who = Required<RoundPlan['who']>;
type Known = { candidates: readonly Candidate[]; holders: ReadonlySet<number>; inRounds: ReadonlySet<number> };
type LeftOut = { candidate: Candidate; reason: LeftOutReason; household: string | null };

/**
 * Who gets a card of a round, and who of those named does not. People who live together get one card, for their
 * household: its members none if it is named, or if two of them are.
 */
export function chooseRecipients(
  who: Who,
  { candidates, holders, inRounds }: Known,
  isDigital: (id: number) => boolean,
) {
  const byId = new Map(candidates.map((candidate) => [candidate.id, candidate]));
  const named = new Set(who.personIds);
  const without = new Set(who.minus);
  const labels = new Set(who.groups.map((name) => name.toLowerCase()));
  const isNamed = ({ id, groups, hasOccasion }: Candidate) =>
    !without.has(id) &&
    (who.everyone || named.has(id) || (who.withOccasion && hasOccasion) || groups.some((name) => labels.has(name)));
  const chosen = new Set(candidates.filter(isNamed).map(({ id }) => id));

  const together = new Map<number, number>();
  for (const { id, isAlive, householdId } of candidates) {
    if (householdId === null || !isAlive || !chosen.has(id) || holders.has(id)) continue;
    together.set(householdId, (together.get(householdId) ?? 0) + 1);
  }
  for (const [householdId, count] of together) if (count > 1 && !without.has(householdId)) chosen.add(householdId);

  const recipients: Candidate[] = [];
  const leftOut: LeftOut[] = [];
  for (const candidate of candidates) {
    if (!chosen.has(candidate.id)) continue;
    const home = candidate.householdId === null ? undefined : byId.get(candidate.householdId);
    const reason = reasonOf(candidate, home);
    if (reason === null) recipients.push(candidate);
    else leftOut.push({ candidate, reason, household: isOfHousehold(candidate, home) ? (home?.name ?? null) : null });
  }
  return { recipients, leftOut };

  function isOfHousehold({ id }: Candidate, home: Candidate | undefined): boolean {
    return home !== undefined && !holders.has(id) && (chosen.has(home.id) || holders.has(home.id));
  }

  function reasonOf(candidate: Candidate, home: Candidate | undefined): LeftOutReason | null {
    const { id, isAlive, unsubscribed } = candidate;
    if (!isAlive) return 'died';
    if (holders.has(id)) return 'has-card';
    if (isOfHousehold(candidate, home)) return 'household';
    if (inRounds.has(id)) return 'in-round';
    return unsubscribed && isDigital(id) ? 'unsubscribed' : null;
  }
}

import type { Import } from './read-imports.ts';
import { isTest } from './source-files.ts';

/** What a later feature may use of an earlier one. */
const usable = /\.(store|policy|view)\.tsx?$/;

/** The imports between server features that go against their declared order, each in words. */
export function findFeatureViolations(imports: Import[], order: readonly string[]): string[] {
  return imports.flatMap(({ from, to }) => {
    const feature = serverFeatureOf(from);
    const other = serverFeatureOf(to);
    const unknown = [feature, other].find((name) => name !== undefined && !order.includes(name));
    if (unknown !== undefined)
      return [`${from}: the feature ${unknown} has no place in tests/architecture/feature-order.ts`];
    if (feature === undefined || other === undefined || feature === other || isTest(from)) return [];
    if (order.indexOf(other) > order.indexOf(feature))
      return [`${from} imports ${to}: ${other} comes after ${feature}`];
    if (!usable.test(to)) return [`${from} imports ${to}: only a store, policy or view of another feature may be used`];
    return [];
  });
}

function serverFeatureOf(path: string): string | undefined {
  return /^src\/server\/features\/([^/]+)\//.exec(path)?.[1];
}

import type { Import } from './read-imports.ts';
import { isTest } from './source-files.ts';

/** The imports between server features that violate their declared order or bypass a public.ts, each as a message. */
export function findFeatureViolations(imports: Import[], order: readonly string[]): string[] {
  return imports.flatMap((edge) => {
    const reason = isTest(edge.from) ? undefined : judge(edge, order);
    return reason === undefined ? [] : [`${edge.from} imports ${edge.to}: ${reason}`];
  });
}

function judge({ from, to }: Import, order: readonly string[]): string | undefined {
  const feature = serverFeatureOf(from);
  const other = serverFeatureOf(to);
  const unknown = [feature, other].find((name) => name !== undefined && !order.includes(name));
  if (unknown !== undefined) return `${unknown} has no place in tests/architecture/feature-order.ts`;
  if (feature === undefined || other === undefined) return undefined;
  if (feature === other) {
    if (isPublic(to)) return 'public.ts is for other features';
    if (isPublic(from) && /\.(routes?|job)\.tsx?$/.test(to)) return 'no other feature may use a route or job';
    return undefined;
  }
  if (order.indexOf(other) > order.indexOf(feature)) return `${other} comes after ${feature}`;
  if (isPublic(from)) return 'public.ts hands out what its own feature has';
  if (!isPublic(to)) return `only ${other}/public.ts may be used`;
  return undefined;
}

function isPublic(path: string): boolean {
  return /^src\/server\/features\/[^/]+\/public\.ts$/.test(path);
}

function serverFeatureOf(path: string): string | undefined {
  return /^src\/server\/features\/([^/]+)\//.exec(path)?.[1];
}

import type { Import } from './read-imports.ts';
import { isTest } from './source-files.ts';

const layersSeenBy: Record<string, readonly string[]> = {
  contract: ['contract'],
  domain: ['contract', 'domain'],
  studio: ['contract', 'domain', 'studio'],
  'card-page': ['contract', 'domain', 'card-page'],
  server: ['contract', 'domain', 'studio', 'card-page', 'server'],
  web: ['contract', 'domain', 'studio', 'card-page', 'web'],
};
/** Folders of one service each: they know nothing of cards, and so of no feature. */
const services = ['db', 'queue', 'mail', 'files', 'ai'];

/** The imports that violate the direction of dependencies, each as a message. */
export function findLayerViolations(imports: Import[]): string[] {
  return imports.flatMap((edge) => {
    const reason = edge.ours ? judge(edge) : judgePackage(edge);
    return reason === undefined ? [] : [`${edge.from} imports ${edge.to}: ${reason}`];
  });
}

function judge({ from, to, typeOnly }: Import): string | undefined {
  const layer = layerOf(from);
  const target = layerOf(to);
  if (target === undefined) return isTest(from) || to === 'package.json' ? undefined : 'product code sees only src/';
  if (layer === undefined || !layersSeenBy[layer]?.includes(target)) return `${layer} does not see ${target}`;
  if (layer === 'web') return judgeWeb(from, to, typeOnly);
  if (to.startsWith('src/card-page/browser/') && !from.startsWith('src/card-page/browser/') && !isTest(from))
    return 'only browsers run card-page/browser/';
  if (layer === 'server') return judgeServer(from, to);
  return undefined;
}

function judgeWeb(from: string, to: string, typeOnly: boolean): string | undefined {
  if (layerOf(to) === 'studio' && !typeOnly) return 'the web sees only types of the studio';
  const feature = webFeatureOf(from);
  const other = webFeatureOf(to);
  if (feature !== undefined && other !== undefined && feature !== other) return 'no web feature sees another';
  if (from.startsWith('src/web/ui/') && layerOf(to) === 'web' && !to.startsWith('src/web/ui/'))
    return 'ui/ knows no feature';
  return undefined;
}

function judgeServer(from: string, to: string): string | undefined {
  if (isTest(from)) return undefined;
  const service = services.find((name) => from.startsWith(`src/server/${name}/`));
  if (service !== undefined && to.startsWith('src/server/features/')) return `${service}/ knows no feature`;
  if (service === 'mail' && to.startsWith('src/server/queue/')) return 'mail never uses the queue';
  return undefined;
}

function judgePackage({ from, to }: Import): string | undefined {
  if (isTest(from)) return undefined;
  const layer = layerOf(from);
  if (layer === 'contract' && to !== 'zod') return 'the contract imports only zod';
  if (from.startsWith('src/web/routes/') && to === 'zod') return 'every page loads the routes: see web/read-search.ts';
  if ((layer === 'domain' || layer === 'card-page' || layer === 'web') && to.startsWith('node:'))
    return `${layer} runs in a browser too`;
  return undefined;
}

function layerOf(path: string): string | undefined {
  return /^src\/([^/]+)\//.exec(path)?.[1];
}

function webFeatureOf(path: string): string | undefined {
  return /^src\/web\/features\/([^/]+)\//.exec(path)?.[1];
}

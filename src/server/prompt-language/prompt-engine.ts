import { Liquid } from 'liquidjs';
import { templateLimits } from './check-shape.ts';

const tags = new Set(['if', 'unless', 'case', 'comment', 'raw']);
const filters = new Set(['default', 'upcase', 'downcase', 'capitalize', 'strip']);

/**
 * Liquid with conditions and a few filters only: no loops, assignments, includes or layouts, so it runs no code (D42).
 */
export const promptEngine = restricted(
  new Liquid({
    strictVariables: false,
    lenientIf: true,
    strictFilters: true,
    ownPropertyOnly: true,
    templates: {},
    parseLimit: templateLimits.characters,
    // checkShape limits the work of a template. This limit counts wall time, and a busy machine must not reach it.
    renderLimit: 2_000,
    memoryLimit: 2_000_000,
  }),
);

function restricted(engine: Liquid): Liquid {
  for (const tag of Object.keys(engine.tags)) if (!tags.has(tag)) delete engine.tags[tag];
  for (const filter of Object.keys(engine.filters)) if (!filters.has(filter)) delete engine.filters[filter];
  return engine;
}

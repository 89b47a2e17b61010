import { Liquid } from 'liquidjs';
import { templateLimits } from './check-shape.ts';

const tags = new Set(['if', 'unless', 'case', 'comment', 'raw']);
const filters = new Set(['default', 'upcase', 'downcase', 'capitalize', 'strip']);

/** Liquid with its conditions and a few filters alone: no loops, assignments, includes or layouts, so it runs no code (D42). */
export const promptEngine = restricted(
  new Liquid({
    strictVariables: false,
    lenientIf: true,
    strictFilters: true,
    ownPropertyOnly: true,
    templates: {},
    parseLimit: templateLimits.characters,
    // The shape of a template bounds its work (checkShape). This counts time on the wall, so that a busy machine must not meet it.
    renderLimit: 2_000,
    memoryLimit: 2_000_000,
  }),
);

function restricted(engine: Liquid): Liquid {
  for (const tag of Object.keys(engine.tags)) if (!tags.has(tag)) delete engine.tags[tag];
  for (const filter of Object.keys(engine.filters)) if (!filters.has(filter)) delete engine.filters[filter];
  return engine;
}

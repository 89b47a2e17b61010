/**
 * The packs of a list of names, in its order: the export `pack` of the module that `load` finds for each. Throws if one
 * is missing.
 */
export async function loadPacks<Name extends string, Pack>(
  names: readonly Name[],
  load: (name: Name) => Promise<{ pack?: Pack }>,
): Promise<Record<Name, Pack>> {
  const packs = await Promise.all(names.map(async (name) => [name, await packOf(name, load)]));
  return Object.fromEntries(packs);
}

async function packOf<Name extends string, Pack>(name: Name, load: (name: Name) => Promise<{ pack?: Pack }>) {
  const { pack } = await load(name).catch((cause: unknown) => {
    throw new Error(`${name} is in contract/vocabulary.ts, but its pack cannot be loaded: ${String(cause)}`, { cause });
  });
  if (pack === undefined) throw new Error(`${name} is in contract/vocabulary.ts, but its pack.ts exports no 'pack'.`);
  return pack;
}

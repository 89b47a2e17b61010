import type { FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';
import { whenCalm } from './ui/calm.ts';

const retryMs = 2000;

/**
 * Checks a form by its schema. The schema, and zod with it, loads once the page is shown, or with the first check, which
 * waits for it.
 */
export function checkLater<Input extends FieldValues, Output>(
  loadSchema: () => Promise<z.ZodType<Output, Input>>,
): Resolver<Input, unknown, Output> {
  const load = async (): Promise<Resolver<Input, unknown, Output>> => {
    try {
      const [schema, { zodResolver }] = await Promise.all([loadSchema(), import('@hookform/resolvers/zod')]);
      return zodResolver(schema);
    } catch {
      // Probably offline, which the page's own calls report.
      await new Promise((resolve) => setTimeout(resolve, retryMs));
      return load();
    }
  };
  let resolver: ReturnType<typeof load> | undefined;
  const loaded = () => {
    resolver ??= load();
    return resolver;
  };
  whenCalm(loaded);
  return async (...check) => (await loaded())(...check);
}

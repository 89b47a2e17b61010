import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { z } from 'zod';

/** A data file beside this one, validated. Throws with the file's name and the wrong field. */
export function readHolidayData<T>(file: string, schema: z.ZodType<T>): T {
  const result = schema.safeParse(load(readFileSync(new URL(file, import.meta.url), 'utf8')));
  if (result.success) return result.data;
  throw new Error(`${file}:\n${z.prettifyError(result.error)}`);
}

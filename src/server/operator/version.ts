import { createRequire } from 'node:module';

/** The version of this Fondly, from package.json. */
export const fondlyVersion: string = (createRequire(import.meta.url)('../../../package.json') as { version: string })
  .version;

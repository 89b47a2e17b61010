import { z } from 'zod';

/** A variable that switches something. */
export const onOff = z
  .enum(['on', 'off', 'true', 'false', '1', '0', 'yes', 'no'], 'must be on or off')
  .transform((text) => ['on', 'true', '1', 'yes'].includes(text));

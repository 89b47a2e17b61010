import { totalmem } from 'node:os';
import { constrainedMemory } from 'node:process';

/** How much memory this process and its children may use: the container's limit, else the machine's. */
export function memoryLimitBytes(): number {
  const constrained = constrainedMemory();
  return constrained > 0 ? Math.min(constrained, totalmem()) : totalmem();
}

import { totalmem } from 'node:os';
import { constrainedMemory } from 'node:process';

/** How much memory this process and its children may take: the container's, else the machine's. */
export function memoryLimitBytes(): number {
  const constrained = constrainedMemory();
  return constrained > 0 ? Math.min(constrained, totalmem()) : totalmem();
}

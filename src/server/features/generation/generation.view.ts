import type { GenerationView } from '../../../contract/generation.ts';
import type { GenerationRow } from './generations.store.ts';

export function viewGeneration(row: GenerationRow): GenerationView {
  return {
    id: row.id,
    kind: row.kind,
    state: row.state,
    progress: row.progress,
    step: row.step,
    result: row.result,
    error: row.error,
  };
}

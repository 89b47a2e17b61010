import type { Ink, Strokes, signatureFaces } from '../../../contract/ink.ts';
import { t } from '../../../contract/translate.ts';
import { penLine } from '../../../domain/pen-line.ts';
import { trimInk } from '../../../domain/trim-ink.ts';
import { invalidField } from '../../refusal.ts';

/** A typed name as ink. Throws a Refusal if no font has letters for it. */
export async function inkOfName(name: string, face: (typeof signatureFaces)[number]): Promise<Ink> {
  // Brings Skia, which a server does not hold in memory before the first signature.
  const { writeByHand } = await import('../../../studio/art/text/write-by-hand.ts');
  const ink = writeByHand(name, face);
  if (!ink) throw invalidField('name', t`This name has no letters that can be written. Draw it instead.`);
  return ink;
}

/** A drawing as ink. Throws a Refusal if it shows nothing. */
export function inkOfStrokes(strokes: Strokes): Ink {
  const ink = trimInk(penLine(strokes));
  if (!ink) throw invalidField('strokes', t`The drawing is empty. Draw the name first.`);
  return ink;
}

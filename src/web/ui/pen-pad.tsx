import { useEffect, useRef, useState } from 'react';
import { attachPenPad, padBox } from '../../card-page/browser/pen-pad.ts';
import type { Strokes } from '../../contract/ink.ts';
import { Button } from './button.tsx';

/** A sheet to draw a name on with a finger, a mouse or a pen. Keyboards cannot: offer typing beside it. */
export function PenPad({ label, onChange }: { label: string; onChange: (strokes: Strokes) => void }) {
  const sheet = useRef<SVGSVGElement>(null);
  const pad = useRef<ReturnType<typeof attachPenPad>>(null);
  const [isEmpty, setIsEmpty] = useState(true);
  const change = useRef(onChange);
  change.current = onChange;
  useEffect(() => {
    if (!sheet.current) return;
    const attached = attachPenPad(sheet.current, (strokes) => {
      setIsEmpty(strokes.length === 0);
      change.current(strokes);
    });
    pad.current = attached;
    return () => attached.detach();
  }, []);
  return (
    <div>
      <svg
        ref={sheet}
        role="img"
        aria-label={isEmpty ? `${label}: empty` : `${label}: drawn`}
        className="pen-pad"
        viewBox={`0 0 ${padBox.width} ${padBox.height}`}
      />
      <Button variant="quiet" size="sm" disabled={isEmpty} onClick={() => pad.current?.clear()}>
        Clear
      </Button>
    </div>
  );
}

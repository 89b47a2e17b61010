import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';

/** From here on a message would push everything else off the page. */
const longFrom = { characters: 900, lines: 20 };

/** The message under the picture; of a very long one the beginning, until all of it is asked for. */
export function CardQuote({ message }: { message: string }) {
  const [whole, setWhole] = useState(false);
  const long = message.length > longFrom.characters || message.split('\n').length > longFrom.lines;
  return (
    <>
      <p className={classNames('card-quote', long && !whole && 'card-quote-cut')} dir="auto">
        {message}
      </p>
      {long && (
        <Button variant="quiet" size="sm" className="mt-3" aria-expanded={whole} onClick={() => setWhole(!whole)}>
          {whole ? 'Show less' : 'Show the whole message'}
        </Button>
      )}
    </>
  );
}

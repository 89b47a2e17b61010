import { useMutation } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import type { PaperSize } from '../../../contract/vocabulary.ts';
import { download } from '../../api.ts';
import { paperOf } from '../../paper-of.ts';
import { saveFile } from '../../save-file.ts';
import { Button, type ButtonProps } from '../../ui/button.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';

/** Downloads the card as a PDF to print and fold at home. */
export function PrintButton({
  card,
  variant = 'line',
  className,
}: {
  card: { id: number; title: string };
  variant?: ButtonProps['variant'];
  className?: string;
}) {
  const print = useMutation({
    mutationFn: async (paper: PaperSize) => {
      const pdf = await download('GET /api/cards/:id/print.pdf', { params: { id: card.id }, query: { paper } });
      saveFile(pdf, card.title, 'pdf');
    },
  });
  return (
    <div className={className}>
      <Button
        variant={variant}
        className="w-full"
        icon={<Printer size={17} strokeWidth={1.7} aria-hidden />}
        busy={print.isPending}
        busyLabel="Preparing the print..."
        onClick={() => print.mutate(paperOf(navigator.language))}
      >
        Print at home
      </Button>
      <p role="status" className="mt-2 text-xs text-ink-soft empty:hidden">
        {print.isSuccess && 'Saved as a PDF. Print it on both sides, then cut and fold.'}
      </p>
      {print.isError && (
        <div className="mt-2">
          <ErrorNote title="The card could not be prepared for printing.">{print.error.message}</ErrorNote>
        </div>
      )}
    </div>
  );
}

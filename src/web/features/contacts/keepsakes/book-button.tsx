import { useMutation } from '@tanstack/react-query';
import { BookOpen } from 'lucide-react';
import type { Keepsake } from '../../../../contract/keepsakes.ts';
import { t } from '../../../../contract/translate.ts';
import { download } from '../../../api.ts';
import { saveFile } from '../../../save-file.ts';
import { Button } from '../../../ui/button.tsx';
import { useToast } from '../../../ui/toast.tsx';

/** Downloads the cards of one year, or all, as a PDF. */
export function BookButton({
  personId,
  name,
  year,
  cards,
}: {
  personId: string;
  name: string;
  year?: number;
  cards: readonly Keepsake[];
}) {
  const toast = useToast();
  const make = useMutation({
    mutationFn: async () => {
      const pdf = await download('GET /api/people/:id/keepsakes.pdf', { params: { id: personId }, query: { year } });
      const isBoth = cards.some(({ kind }) => kind === 'received');
      saveFile(pdf, [isBoth ? t`Cards for and from` : t`Cards for`, name, year].filter(Boolean).join(' '), 'pdf');
    },
    onError: (error) =>
      toast({ title: t`The PDF could not be made`, description: error.message, variant: 'destructive' }),
  });
  return (
    <Button
      variant={year ? 'quiet' : 'line'}
      size={year ? 'sm' : 'md'}
      icon={<BookOpen size={17} strokeWidth={1.6} aria-hidden />}
      busy={make.isPending}
      busyLabel="Making the PDF..."
      aria-label={year ? `Save as PDF: ${year}` : undefined}
      onClick={() => make.mutate()}
    >
      {year ? 'Save as PDF' : 'Save all as PDF'}
    </Button>
  );
}

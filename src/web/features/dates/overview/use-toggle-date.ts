import { useMutation, useQueryClient } from '@tanstack/react-query';
import { dateEndpoints, type ImportantDateView } from '../../../../contract/dates.ts';
import { call } from '../../../api.ts';
import { countedOccasion } from '../../../counted-occasion.ts';
import { replaceDate } from '../../../queries/dates.queries.ts';
import { useToast } from '../../../ui/toast.tsx';

/** Turns the reminders of a date on and off. */
export function useToggleDate(date: ImportantDateView) {
  const queryClient = useQueryClient();
  const toast = useToast();
  return useMutation({
    // Without a version: two quick presses are two changes, and the last one counts.
    mutationFn: (isActive: boolean) => call(dateEndpoints.update, { params: { id: date.id }, body: { isActive } }),
    onSuccess: async ({ cardsMoved: _, cards: __, ...changed }) => {
      await replaceDate(queryClient, changed);
      toast({
        title: 'Status updated',
        description: `Reminders for ${countedOccasion(changed)} of ${changed.personName} are ${changed.isActive ? 'on' : 'off'}.`,
      });
    },
    onError: (error) =>
      toast({ title: 'Error', description: error.message || 'Failed to update status', variant: 'destructive' }),
  });
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { t } from '../../../../contract/translate.ts';
import { call } from '../../../api.ts';
import { calendarQuery } from '../../../queries/calendar.queries.ts';
import { useToast } from '../../../ui/toast.tsx';

/** Creates a calendar address, which ends the former one. Only the answer contains the address. */
export function useMakeAddress() {
  const queryClient = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: () => call('POST /api/calendar'),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: calendarQuery.queryKey }),
    onError: (error) =>
      toast({
        title: t`Error`,
        description: error.message || t`The calendar address could not be made`,
        variant: 'destructive',
      }),
  });
}

/** Turns the calendar address off. */
export function useTurnOffAddress() {
  const queryClient = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: () => call('DELETE /api/calendar'),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: calendarQuery.queryKey });
      toast({ title: t`Calendar turned off`, description: t`Calendars with the old address are no longer updated.` });
    },
    onError: (error) =>
      toast({
        title: t`Error`,
        description: error.message || t`The calendar address could not be turned off`,
        variant: 'destructive',
      }),
  });
}

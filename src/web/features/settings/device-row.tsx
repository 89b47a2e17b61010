import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { t } from '../../../contract/translate.ts';
import { type DeviceState, joinDevice, leaveDevice, readDevice } from '../../device-messages.ts';
import { useCurrentUser } from '../../session.ts';
import { useToast } from '../../ui/toast.tsx';
import { SwitchRow } from './switch-row.tsx';

const explained: Record<DeviceState, string> = {
  on: t`This browser shows a message when a card waits for your approval, and your event reminders.`,
  off: t`A message in this browser when a card waits for your approval, and your event reminders. Takes effect immediately.`,
  denied: t`This browser blocks messages from Fondly. Allow them in its settings for this site, then come back here.`,
  unsupported: t`This browser shows no messages. On an iPhone or iPad, add Fondly to the home screen first.`,
};

/** Turns push messages on or off for the current browser only; not part of the form. */
export function DeviceRow() {
  const user = useCurrentUser();
  const userId = user?.id ?? 0;
  const queryClient = useQueryClient();
  const toast = useToast();
  const queryKey = [t`messages on this device`, userId];
  // The browser's own settings may change while the page is open.
  const { data: state = 'off', isPending } = useQuery({
    queryKey,
    queryFn: () => readDevice(userId),
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
  const change = useMutation({
    mutationFn: async (on: boolean): Promise<DeviceState> => {
      if (on) return joinDevice(userId);
      await leaveDevice();
      return 'off';
    },
    onSuccess: (next) => queryClient.setQueryData(queryKey, next),
    onError: (error) =>
      toast({ title: t`Messages could not be switched on`, description: error.message, variant: 'destructive' }),
  });
  return (
    <SwitchRow
      label="On this device"
      text={explained[state]}
      checked={change.isPending ? change.variables : state === 'on'}
      disabled={isPending || change.isPending || state === 'denied' || state === 'unsupported'}
      onChange={(on) => change.mutate(on)}
    />
  );
}

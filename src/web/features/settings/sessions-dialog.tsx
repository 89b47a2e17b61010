import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { MonitorSmartphone } from 'lucide-react';
import { readerLocale, t } from '../../../contract/translate.ts';
import { dayFormat } from '../../../domain/day-format.ts';
import { call } from '../../api.ts';
import { QueryError } from '../../query-error.tsx';
import { Tag } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useToast } from '../../ui/toast.tsx';

const sessionsKey = ['/api/user/sessions'];
const when = dayFormat(readerLocale, { dateStyle: 'medium', timeStyle: 'short' });

/** Lists the user's sessions; a button ends all others. */
export function SessionsDialog({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const queryClient = useQueryClient();
  const toast = useToast();
  const sessions = useQuery({
    queryKey: sessionsKey,
    queryFn: ({ signal }) => call('GET /api/user/sessions', { signal }),
    enabled: open,
    staleTime: 0,
  });
  const end = useMutation({
    mutationFn: () => call('DELETE /api/user/sessions'),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: sessionsKey });
      toast({ title: t`Logged out everywhere else`, description: t`You stay logged in here.` });
    },
    onError: (error) => toast({ title: t`That did not work`, description: error.message, variant: 'destructive' }),
  });
  const others = sessions.data?.some(({ isCurrent }) => !isCurrent) ?? false;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="sm"
      title="Where you are logged in"
      description="Don’t recognize one of these? Log out everywhere else, which revokes your access tokens too, then change your password."
      actions={
        <Button
          variant="line"
          disabled={!others}
          busy={end.isPending}
          busyLabel="Logging out..."
          onClick={() => end.mutate()}
        >
          Log out everywhere else
        </Button>
      }
    >
      {/* Also shown beside cached data, which may list ended sessions. */}
      <QueryError title="This could not be loaded" query={{ error: sessions.error, refetch: sessions.refetch }} />
      {sessions.isPending && <Skeleton className="h-14 w-full" />}
      <ul className="grid gap-3.5">
        {sessions.data?.map(({ id, device, lastSeenAt, isCurrent }) => (
          <li key={id} className="flex items-start gap-3">
            <MonitorSmartphone size={20} strokeWidth={1.6} className="mt-0.5 flex-none text-ink-faint" aria-hidden />
            <div className="min-w-0 flex-1">
              <p className="font-semibold break-words">{device ?? 'Unknown browser'}</p>
              <p className="text-sm text-ink-soft">Last used {when.format(new Date(lastSeenAt))}</p>
            </div>
            {isCurrent && <Tag>This one</Tag>}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

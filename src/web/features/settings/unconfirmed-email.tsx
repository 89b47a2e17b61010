import { useMutation } from '@tanstack/react-query';
import { MailQuestion } from 'lucide-react';
import { t } from '../../../contract/translate.ts';
import { call } from '../../api.ts';
import { Button } from '../../ui/button.tsx';
import { useToast } from '../../ui/toast.tsx';

/** Says that the address is not confirmed; some installations send no cards until it is (D45). */
export function UnconfirmedEmail() {
  const toast = useToast();
  const ask = useMutation({
    mutationFn: () => call('POST /api/user/verification'),
    onError: (error) => toast({ title: t`No link was sent`, description: error.message, variant: 'destructive' }),
  });
  return (
    <div className="mt-2.5 flex gap-3 rounded-[12px] bg-well px-4 py-3 text-sm" role="status">
      <MailQuestion size={18} strokeWidth={1.6} className="mt-0.5 flex-none text-ink-faint" aria-hidden />
      <div className="min-w-0">
        <p>
          {ask.isSuccess
            ? 'A link is on its way to this address. It works once, within seven days.'
            : 'This address is not confirmed yet.'}
        </p>
        {!ask.isSuccess && (
          <div className="mt-1.5 -ms-3">
            <Button variant="quiet" size="sm" busy={ask.isPending} onClick={() => ask.mutate()}>
              Send me the link
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}

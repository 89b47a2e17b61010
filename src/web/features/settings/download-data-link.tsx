import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { t } from '../../../contract/translate.ts';
import { call } from '../../api.ts';
import { Button } from '../../ui/button.tsx';
import { useToast } from '../../ui/toast.tsx';

/** Requires a recent login. The browser streams the download to disk, so its size does not matter. */
export function DownloadDataLink() {
  const toast = useToast();
  const download = useMutation({
    mutationFn: () => call('POST /api/user/recent-login'),
    onSuccess: () => window.location.assign('/api/user/data.zip'),
    onError: (error) => toast({ title: t`Nothing was downloaded`, description: error.message, variant: 'destructive' }),
  });
  return (
    <Button
      variant="line"
      busy={download.isPending}
      icon={<Download size={18} strokeWidth={1.6} aria-hidden />}
      onClick={() => download.mutate()}
    >
      Download my data
    </Button>
  );
}

import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { addressOf, download } from '../../../api.ts';
import { QueryError } from '../../../query-error.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';
import { type ReadMessage, readMessage, splitLinks } from './read-message.ts';

/** A message of the outbox, read from its file. */
const messageQuery = (fileName: string) =>
  queryOptions({
    queryKey: ['/api/admin', 'outbox', fileName],
    queryFn: async ({ signal }) => {
      const file = await download('GET /api/admin/outbox/:fileName', { params: { fileName }, signal });
      return readMessage(await file.arrayBuffer());
    },
    // A stored message never changes.
    staleTime: Number.POSITIVE_INFINITY,
  });

type Entry = { fileName: string; subject: string };

/** A message of the outbox as plain text with its pictures; its HTML is never rendered. */
export function MessageDialog({ entry: { fileName, subject }, onClose }: { entry: Entry; onClose: () => void }) {
  const message = useQuery(messageQuery(fileName));
  const { data } = message;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={<bdi>{subject || 'Without a subject'}</bdi>}
      actions={
        <a
          href={addressOf('/api/admin/outbox/:fileName', { params: { fileName } })}
          download
          className={buttonClass('line')}
        >
          Download message
        </a>
      }
    >
      <QueryError title="The message could not be read" query={message} />
      {message.isPending && (
        <SkeletonGroup label="Loading..." className="grid gap-3">
          <Skeleton className="h-5" />
          <Skeleton className="h-64" />
        </SkeletonGroup>
      )}
      {data && <Message message={data} />}
    </Dialog>
  );
}

function Message({ message: { from, to, text, pictures, files } }: { message: ReadMessage }) {
  return (
    <div className="grid grid-cols-1 gap-4 break-words">
      <dl className="admin-head-lines">
        <dt>From</dt>
        <dd>
          <bdi>{from}</bdi>
        </dd>
        <dt>To</dt>
        <dd>
          <bdi>{to}</bdi>
        </dd>
      </dl>
      <p className="whitespace-pre-wrap" dir="auto">
        {splitLinks(text).map((part, at) =>
          part.isLink ? (
            // The order of the parts never changes.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <a key={at} href={part.text} target="_blank" rel="noopener noreferrer" className="link break-all">
              {part.text}
            </a>
          ) : (
            part.text
          ),
        )}
      </p>
      {pictures.map((picture) => (
        <Picture key={picture.name} picture={picture} />
      ))}
      {files.length > 0 && <p className="text-sm text-ink-soft">Also attached: {files.join(', ')}</p>}
    </div>
  );
}

function Picture({ picture: { name, data } }: { picture: ReadMessage['pictures'][number] }) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(data);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [data]);
  return address && <img src={address} alt={name} className="max-h-96 max-w-full rounded-[3px]" />;
}

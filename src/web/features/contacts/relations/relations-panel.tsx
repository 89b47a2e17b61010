import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Pencil, X } from 'lucide-react';
import { useRef, useState } from 'react';
import type { KnownPersonView } from '../../../../contract/people.ts';
import type { RelationView } from '../../../../contract/relations.ts';
import { t } from '../../../../contract/translate.ts';
import { relationLabel } from '../../../../domain/relation-kinds.ts';
import { call } from '../../../api.ts';
import { LongList } from '../../../card-list/long-list.tsx';
import { relationsQuery } from '../../../queries/relations.queries.ts';
import { QueryError } from '../../../query-error.tsx';
import { rescueFocus } from '../../../rescue-focus.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { RelationForm } from './relation-form.tsx';
import { useChangeRelations } from './use-change-relations.ts';

const rowsAtFirst = 8;

/** Who a contact is married to, whose child they are, and so on: other contacts, and people who are none. */
export function RelationsPanel({ person }: { person: KnownPersonView }) {
  const relations = useQuery(relationsQuery(person.id));
  const [edited, setEdited] = useState<number | 'new' | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    setEdited(null);
    rescueFocus(opener.current);
  };
  return (
    <section className="panel grid grid-cols-1 gap-4 text-sm" aria-labelledby="related">
      <h2 id="related">Related people</h2>
      <QueryError query={relations} />
      {relations.data && relations.data.length > 0 && (
        <div>
          <LongList items={relations.data} shownAtFirst={rowsAtFirst} showAll={(count) => t`Show all ${count} people`}>
            {(shown) => (
              <ul className="grid grid-cols-1 divide-y divide-line">
                {shown.map((relation) => (
                  <li key={relation.id} className="py-2.5 first:pt-0 last:pb-0">
                    {edited === relation.id ? (
                      <RelationForm person={person} relation={relation} onClose={close} />
                    ) : (
                      <RelationRow person={person} relation={relation} onEdit={() => setEdited(relation.id)} />
                    )}
                  </li>
                ))}
              </ul>
            )}
          </LongList>
        </div>
      )}
      {relations.data?.length === 0 && edited === null && (
        <p className="text-ink-soft">Their wife or husband, their children, the godmother: each shows on both pages.</p>
      )}
      {edited === 'new' ? (
        <RelationForm person={person} onClose={close} />
      ) : (
        relations.data && (
          <Button
            ref={opener}
            data-needs="contacts"
            variant="line"
            size="sm"
            className="justify-self-start"
            onClick={() => setEdited('new')}
          >
            Add someone
          </Button>
        )
      )}
    </section>
  );
}

function RelationRow({
  person,
  relation,
  onEdit,
}: {
  person: KnownPersonView;
  relation: RelationView;
  onEdit: () => void;
}) {
  const { id, kind, isReversed, written, other } = relation;
  const toast = useToast();
  const restore = useChangeRelations(person.id, async () => {
    const otherEnd = written.personId === person.id ? other.id : person.id;
    const end = otherEnd === null ? { otherName: other.name } : { otherId: otherEnd };
    await call('POST /api/people/:id/relations', {
      params: { id: written.personId },
      body: { kind: written.kind, ...end },
    });
    return call('GET /api/people/:id/relations', { params: { id: person.id } });
  });
  const remove = useChangeRelations(person.id, () =>
    call('DELETE /api/people/:id/relations/:relationId', { params: { id: person.id, relationId: id } }),
  );
  const onRemove = () =>
    remove.mutate(undefined, {
      onSuccess: () =>
        toast({
          title: t`${other.name} was removed`,
          action: { label: t`Undo`, onClick: () => restore.mutate(undefined) },
        }),
    });
  return (
    <div className="flex items-center gap-1">
      <div className="min-w-0 flex-1">
        <p className="text-xs text-ink-faint wrap-anywhere">
          {isReversed ? (
            <>
              Calls them <bdi>{kind}</bdi>
            </>
          ) : (
            <bdi>{relationLabel(kind)}</bdi>
          )}
        </p>
        {other.id === null ? (
          <bdi className="font-medium wrap-anywhere">{other.name}</bdi>
        ) : (
          <Link to="/people/$id" params={{ id: String(other.id) }} className="link touch font-medium wrap-anywhere">
            <bdi>{other.name}</bdi>
          </Link>
        )}
      </div>
      <IconButton data-needs="contacts" label={`Change ${other.name}`} onClick={onEdit}>
        <Pencil size={16} strokeWidth={1.6} aria-hidden />
      </IconButton>
      <IconButton data-needs="contacts" label={`Remove ${other.name}`} className="-me-2.5" onClick={onRemove}>
        <X size={18} strokeWidth={1.6} aria-hidden />
      </IconButton>
    </div>
  );
}

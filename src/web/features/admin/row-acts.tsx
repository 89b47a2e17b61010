import { Pencil, Trash2 } from 'lucide-react';
import { IconButton } from '../../ui/icon-button.tsx';

/** The Edit and Delete buttons of a row; their labels include its name. */
export function RowActs({ name, onEdit, onDelete }: { name: string; onEdit: () => void; onDelete: () => void }) {
  return (
    <div className="row-acts">
      <IconButton label={`Edit ${name}`} onClick={onEdit}>
        <Pencil size={16} strokeWidth={1.6} aria-hidden />
      </IconButton>
      <IconButton label={`Delete ${name}`} onClick={onDelete}>
        <Trash2 size={16} strokeWidth={1.6} aria-hidden />
      </IconButton>
    </div>
  );
}

import type { Context } from '../../context.ts';
import type { Job } from '../../queue/job-kinds.ts';
import { removePhotoPacks } from '../contacts/public.ts';
import { removeImageFiles } from '../images/public.ts';

/** Removes the files of a deleted account. */
export function removeFilesJob(context: Context): Job<'remove-files'> {
  return {
    name: 'remove-files',
    handler: async ({ imageIds, imports }) => {
      await removeImageFiles(context, imageIds);
      for (const { id, photoPacks } of imports) await removePhotoPacks(context, id, photoPacks);
    },
  };
}

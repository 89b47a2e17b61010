import type { Context } from '../../context.ts';
import type { JobDefinition } from '../../queue/job-definition.ts';
import { removePhotoPacks } from '../contacts/import/photo-packs.store.ts';
import { removeImageFiles } from '../images/image-files.store.ts';
import type { LeftFiles } from './delete-account.store.ts';
import { removeFilesJobName } from './remove-files-job-name.ts';

/** Removes the files of a deleted account. */
export function removeFilesJob(context: Context): JobDefinition<LeftFiles> {
  return {
    name: removeFilesJobName,
    handler: async ({ imageIds, imports }) => {
      await removeImageFiles(context, imageIds);
      for (const { id, photoPacks } of imports) await removePhotoPacks(context, id, photoPacks);
    },
  };
}

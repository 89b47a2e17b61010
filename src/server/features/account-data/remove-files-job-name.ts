/** The kind of job that delete-account.store.ts sends and remove-files.job.ts runs. */
export const removeFilesJobName = 'remove-files';

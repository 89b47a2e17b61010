/** Route and job agree on it. */
export const applyImportJobName = 'apply-import';

/** The kind of job that forgot-password.route.ts sends and mail-password-reset.job.ts runs. */
export const passwordResetJobName = 'mail-password-reset';

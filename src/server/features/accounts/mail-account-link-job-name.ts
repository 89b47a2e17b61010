/** The kind of job that account-links.ts sends and mail-account-link.job.ts runs. */
export const accountLinkJobName = 'mail-account-link';

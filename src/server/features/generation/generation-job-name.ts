/** The kind of job that a route sends and run-generation.job.ts runs. */
export const generationJobName = 'run-generation';

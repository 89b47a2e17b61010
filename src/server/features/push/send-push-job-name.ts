/** The kind of job that tell-devices.store.ts sends and send-push.job.ts runs. */
export const sendPushJobName = 'send-push';

import type { Context } from '../../context.ts';
import type { JobDefinition } from '../../queue/job-definition.ts';
import { deleteExpiredTokens } from '../accounts/account-tokens.store.ts';
import { deleteAttemptsBefore } from '../accounts/login-attempts.store.ts';
import { deleteExpiredSessions } from '../accounts/sessions.store.ts';
import { deleteEventsBefore } from '../audit/audit-log.store.ts';
import { removeLeftImports } from '../contacts/import/tidy-imports.store.ts';
import { deleteRunsBefore } from '../delivery/process-runs.store.ts';
import { deleteAiCallsBefore } from '../generation/ai-calls.store.ts';
import { deleteGenerationsBefore } from '../generation/generations.store.ts';
import { removeUnreferencedImages } from '../images/image-files.store.ts';

const dayMs = 86_400_000;

/** Takes away what nobody needs: ended sessions and links, wrong passwords that count no more, results and imports nobody applied after seven days, pictures that nothing shows after one, runs of processes after thirty, the AI log after ninety, the audit log after 400. */
export function tidyUpJob(context: Context): JobDefinition {
  return {
    name: 'tidy-up',
    handler: async () => {
      const now = context.clock.now();
      const before = (days: number) => new Date(now.getTime() - days * dayMs);
      const sessions = await deleteExpiredSessions(context.database.orm, now);
      const links = await deleteExpiredTokens(context.database.orm, now);
      const attempts = await deleteAttemptsBefore(context.database.orm, before(7));
      const events = await deleteEventsBefore(context.database.orm, before(400));
      const generations = await deleteGenerationsBefore(context.database.orm, before(7));
      const aiCalls = await deleteAiCallsBefore(context.database.orm, before(90));
      const imports = await removeLeftImports(context, before(7));
      const images = await removeUnreferencedImages(context, before(1));
      const runs = await deleteRunsBefore(context.database.orm, before(30));
      context.log.info({ sessions, links, attempts, generations, aiCalls, imports, images, runs, events }, 'tidied up');
    },
  };
}

import { topicEndpoints } from '../../../contract/about.ts';
import { allTopics } from '../../../studio/words/read-topics.ts';
import { route } from '../../http/route.ts';

/** The topics in one language: the same for everybody until the next release. */
export const listTopicsRoute = route(topicEndpoints.list, {
  access: 'signed-in',
  scope: 'read',
  handler: async ({ query, reply }) => {
    reply.header('cache-control', 'private, max-age=3600');
    return allTopics().map(({ id, family, in: words }) => ({ id, family, name: words[query.language].name }));
  },
});

import type { Route } from '../../http/route.ts';
import { countEverythingRoute } from './count-everything.route.ts';
import { createConfigRoute } from './create-config.route.ts';
import { createInvitationRoute } from './create-invitation.route.ts';
import { createModelRoute } from './create-model.route.ts';
import { createParameterRoute } from './create-parameter.route.ts';
import { createTemplateRoute } from './create-template.route.ts';
import { listAiCallsRoute } from './list-ai-calls.route.ts';
import { listConfigsRoute } from './list-configs.route.ts';
import { listInvitationsRoute } from './list-invitations.route.ts';
import { listModelsRoute } from './list-models.route.ts';
import { listOutboxRoute } from './list-outbox.route.ts';
import { listTemplatesRoute } from './list-templates.route.ts';
import { listUsersRoute } from './list-users.route.ts';
import { previewPromptRoute } from './preview-prompt.route.ts';
import { readOutboxMessageRoute } from './read-outbox-message.route.ts';
import { readRegistrationRoute } from './read-registration.route.ts';
import { removeConfigRoute } from './remove-config.route.ts';
import { removeModelRoute } from './remove-model.route.ts';
import { removeParameterRoute } from './remove-parameter.route.ts';
import { removeTemplateRoute } from './remove-template.route.ts';
import { updateConfigRoute } from './update-config.route.ts';
import { updateLimitsRoute } from './update-limits.route.ts';
import { updateModelRoute } from './update-model.route.ts';
import { updateParameterRoute } from './update-parameter.route.ts';
import { updateTemplateRoute } from './update-template.route.ts';
import { updateUserRoute } from './update-user.route.ts';
import { withdrawInvitationRoute } from './withdraw-invitation.route.ts';

/** Every call of the admin area but /api/admin/check, which anyone signed in may ask. */
export const adminRoutes: Route[] = [
  countEverythingRoute,
  listTemplatesRoute,
  createTemplateRoute,
  updateTemplateRoute,
  removeTemplateRoute,
  listConfigsRoute,
  createConfigRoute,
  updateConfigRoute,
  removeConfigRoute,
  listModelsRoute,
  createModelRoute,
  updateModelRoute,
  removeModelRoute,
  createParameterRoute,
  updateParameterRoute,
  removeParameterRoute,
  previewPromptRoute,
  listUsersRoute,
  updateUserRoute,
  readRegistrationRoute,
  updateLimitsRoute,
  listInvitationsRoute,
  createInvitationRoute,
  withdrawInvitationRoute,
  listAiCallsRoute,
  listOutboxRoute,
  readOutboxMessageRoute,
];

import type { FastifyRequest } from 'fastify';
import { installationEndpoints } from '../../../contract/installation.ts';
import { t } from '../../../contract/translate.ts';
import type { Config } from '../../config.ts';
import { type Route, route } from '../../http/route.ts';
import { sessionToken, setSessionCookie } from '../../http/session.ts';
import { invalidField } from '../../refusal.ts';
import { requireTimeZone } from '../accounts/public.ts';
import { recordEvent } from '../audit/public.ts';

const getInstallationRoute = route(installationEndpoints.get, {
  access: 'admin',
  handler: async ({ context: { installation, config } }) => installation.view(config),
});

/** Saves an administrator's settings for the installation. */
const updateInstallationRoute = route(installationEndpoints.update, {
  access: 'admin',
  handler: async ({ context, user, body, request, reply }) => {
    const { installation, config } = context;
    if (body.timeZone) requireTimeZone(body.timeZone);
    if (body.publicUrl) requireThisAddress(config, request, body.publicUrl);
    if (body.registration && config.variables.has('REGISTRATION')) throw setByVariable('registration', 'REGISTRATION');
    const token = sessionToken(context, request);
    await context.database.transaction(async (tx) => {
      await installation.save(tx, body);
      const details = { changed: Object.keys(body).join(', ') };
      await recordEvent(tx, { event: 'installation-changed', actorId: user.id, details, request });
    });
    await installation.load();
    // The cookie has another name over https: setting it keeps the administrator signed in.
    if (body.publicUrl && token) setSessionCookie(context, reply, token);
    return installation.view(config);
  },
});

/** Only the address at which the page is open can be saved, so that a typing error cannot lock everybody out. */
function requireThisAddress({ variables }: Config, request: FastifyRequest, publicUrl: string): void {
  if (variables.has('PUBLIC_URL')) throw setByVariable('publicUrl', 'PUBLIC_URL');
  if (request.headers.origin !== publicUrl)
    throw invalidField('publicUrl', t`Open Fondly at this address first, and save it from there.`);
}

function setByVariable(field: string, variable: string) {
  return invalidField(field, t`${variable} is set where Fondly is started, and takes precedence. Change it there.`);
}

export const installationRoutes: Route[] = [getInstallationRoute, updateInstallationRoute];

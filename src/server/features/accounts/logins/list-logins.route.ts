import { loginEndpoints } from '../../../../contract/logins.ts';
import { route } from '../../../http/route.ts';
import { viewLinkedLogin } from './linked-login.view.ts';
import { listLinkedLogins } from './linked-logins.store.ts';

/** The logins that open the account, and the providers of which it has none yet. */
export const listLoginsRoute = route(loginEndpoints.list, {
  access: 'signed-in',
  handler: async ({ context: { database, loginProviders }, user }) => {
    const rows = await listLinkedLogins(database.orm, user.id);
    const taken = new Set(rows.map(({ issuer }) => loginProviders.findByIssuer(issuer)?.key));
    return {
      linked: rows.map((row) => viewLinkedLogin(row, loginProviders)),
      linkable: loginProviders.list().filter(({ key }) => !taken.has(key)),
    };
  },
});

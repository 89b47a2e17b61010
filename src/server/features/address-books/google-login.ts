import type { Context } from '../../context.ts';
import type { DavToken } from '../../dav/dav-client.ts';
import { DavProblem } from '../../dav/dav-problem.ts';
import { createGoogleGrants, GoogleProblem } from '../../google/google-grants.ts';

/** The login of a lasting token, which gets tokens for an hour; `first`: one that is there already. */
export function googleLogin(context: Context, refreshToken: string, first?: string): DavToken {
  let current = first === undefined ? null : Promise.resolve(first);
  return {
    token: (isRefused) => {
      if (isRefused || !current) current = renew(context, refreshToken);
      return current;
    },
  };
}

/** Rejects with DavProblem. */
async function renew({ config, outgoing }: Context, refreshToken: string): Promise<string> {
  if (!config.google) throw new DavProblem('application');
  try {
    return await createGoogleGrants(config.google, outgoing).renew(refreshToken);
  } catch (error) {
    if (!(error instanceof GoogleProblem)) throw error;
    throw new DavProblem(error.reason === 'declined' ? 'revoked' : error.reason);
  }
}

import { engineVersion } from '../../studio/art/engine-version.ts';
import type { PictureRequest } from '../../studio/art/picture.ts';

type WithoutPhoto<Request> = Request extends { photo: Uint8Array }
  ? Omit<Request, 'photo'> & { photoUrl: string }
  : Request extends { photos: unknown }
    ? never
    : Request;

/**
 * A picture request as stored with its picture: photos by their address, and the version of the engine that drew it.
 */
/** The recipe of a request; `photoUrl` is the address of its photo. Null if its photo is not stored, or for a sheet of photos, which is itself a photo. */
export function recipeOf(request: PictureRequest, photoUrl: string | null): PictureRecipe | null {
  if (request.kind === 'photo-layout') return null;
  if (!('photo' in request)) return { engineVersion, request };
  if (!photoUrl) return null;
  const { photo: _, ...rest } = request;
  return { engineVersion, request: { ...rest, photoUrl } };
}

export type PictureRecipe = { engineVersion: number; request: WithoutPhoto<PictureRequest> };

import type { PictureRequest } from '../../studio/art/picture.ts';

type WithoutPhoto<Request> = Request extends { photo: Uint8Array }
  ? Omit<Request, 'photo'> & { photoUrl: string }
  : Request;

/** A picture request as it is kept beside its picture: photos by their address, and the version of the engine that drew it. */
export type PictureRecipe = { engineVersion: number; request: WithoutPhoto<PictureRequest> };

// What other features may import from this one; its own files import each other directly.

export { flamesOn, recipeOfPicture } from './flames-on-picture.store.ts';
export { removeForsakenImages } from './forsaken-files.store.ts';
export {
  findImageAt,
  imageUrlOf,
  readHeldImage,
  readImage,
  removeImageFiles,
  removeUnreferencedImages,
  requireUsableImages,
  storeDrawing,
  storePhotoLayout,
  storePresetImages,
  storeUpload,
} from './image-files.store.ts';
export { imageKeyOf } from './images.store.ts';
export { messageInPicture, saysMessage } from './message-on-picture.store.ts';
export { requireQuota, roomProblem } from './storage-quota.policy.ts';

import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { parentPort } from 'node:worker_threads';
import sharp from 'sharp';
import { decodeUpload } from '../../studio/art/photo/decode-upload.ts';
import { renderPicture } from '../../studio/art/render-picture.ts';
import { type PictureReply, type PictureTask, packError } from './picture-job.ts';

// The pool's size decides how many cores are busy; what one picture needed is of no use to the next.
sharp.concurrency(1);
sharp.cache(false);

// The planes of a picture lie outside V8's heap, which hardly notices them: left alone, some pictures' worth of them pile up.
setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

const port = parentPort;
if (!port) throw new Error('picture.worker runs as a worker thread only.');
const reply = (message: PictureReply) => port.postMessage(message);

port.on('message', async (task: PictureTask) => {
  try {
    const result =
      task.kind === 'decode'
        ? await decodeUpload(task.bytes)
        : await renderPicture(task.request, (fraction) => reply({ kind: 'progress', fraction }));
    reply({ kind: 'done', result });
  } catch (error) {
    reply({ kind: 'failed', error: packError(error) });
  }
  collectGarbage();
});

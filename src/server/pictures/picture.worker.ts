import process from 'node:process';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { parentPort } from 'node:worker_threads';
import sharp from 'sharp';
import { drawEnvelope } from '../../studio/art/envelope/draw-envelope.ts';
import { drawOpening } from '../../studio/art/envelope/draw-opening.ts';
import { printBook } from '../../studio/art/print/keepsake-book.ts';
import { printCard } from '../../studio/art/print/print-card.ts';
import { printFront } from '../../studio/art/print/print-front.ts';
import { printPaper } from '../../studio/art/print/print-paper.ts';
import { renderPicture } from '../../studio/art/render-picture.ts';
import { type PictureReply, type PictureResult, type PictureTask, packError } from './picture-job.ts';

// The pool's size determines how many cores are busy; caches of one picture are useless for the next.
sharp.concurrency(1);
sharp.cache(false);

// The planes of a picture are outside V8's heap, so V8 hardly notices them: without this several pictures' worth would
// accumulate. A preview has few of them.
setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');
const tolerableBytes = 32 * 1024 * 1024;

const port = parentPort;
if (!port) throw new Error('picture.worker runs as a worker thread only.');
const reply = (message: PictureReply) => port.postMessage(message);

async function work(task: PictureTask): Promise<PictureResult> {
  const onProgress = (fraction: number) => reply({ kind: 'progress', fraction });
  switch (task.kind) {
    case 'render':
      return renderPicture(task.request, onProgress, { scale: task.scale });
    case 'print':
      return printCard(task.request, onProgress);
    case 'envelope':
      return drawEnvelope(task.request);
    case 'opening':
      return drawOpening(task.request);
    case 'book':
      return printBook(task.request, onProgress);
    case 'paper':
      return printPaper(task.request, onProgress);
    case 'front':
      return printFront(task.request, onProgress);
  }
}

port.on('message', async (task: PictureTask) => {
  try {
    reply({ kind: 'done', result: await work(task) });
  } catch (error) {
    reply({ kind: 'failed', error: packError(error) });
  }
  // A preview has few of them.
  if (process.memoryUsage().arrayBuffers > tolerableBytes) collectGarbage();
});

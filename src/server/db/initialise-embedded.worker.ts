import { workerData } from 'node:worker_threads';
import { initialiseEmbedded } from './initialise-embedded.ts';

await initialiseEmbedded(workerData as string);

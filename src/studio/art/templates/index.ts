import { balloons } from './balloons.ts';
import { birthdayCake } from './birthday-cake.ts';
import { bouquet } from './bouquet.ts';
import { christmasTree } from './christmas-tree.ts';
import { christmasWreath } from './christmas-wreath.ts';
import { cornerSprays } from './corner-sprays.ts';
import { fireworks } from './fireworks.ts';
import { floralWreath, heartWreath } from './floral-wreath.ts';
import { gifts } from './gifts.ts';
import { loveBirds } from './love-birds.ts';
import { pumpkinNight } from './pumpkin-night.ts';
import { quietSprig } from './quiet-sprig.ts';
import type { Template } from './template.ts';
import { winterCabin } from './winter-cabin.ts';

export const templateNames = [
  'birthday-cake',
  'balloons',
  'gifts',
  'floral-wreath',
  'heart-wreath',
  'bouquet',
  'love-birds',
  'corner-sprays',
  'quiet-sprig',
  'winter-cabin',
  'christmas-wreath',
  'christmas-tree',
  'pumpkin-night',
  'fireworks',
] as const;
export type TemplateName = (typeof templateNames)[number];

/** Every composition the studio can place motifs by. */
export const templates: Record<TemplateName, Template> = {
  'birthday-cake': birthdayCake,
  balloons,
  gifts,
  'floral-wreath': floralWreath,
  'heart-wreath': heartWreath,
  bouquet,
  'love-birds': loveBirds,
  'corner-sprays': cornerSprays,
  'quiet-sprig': quietSprig,
  'winter-cabin': winterCabin,
  'christmas-wreath': christmasWreath,
  'christmas-tree': christmasTree,
  'pumpkin-night': pumpkinNight,
  fireworks,
};

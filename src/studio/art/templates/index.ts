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
import { candlelight, cupcakes, laurelStar, midnightClock, toast } from './still-lifes/festive.ts';
import { jarOfFlowers, whiteFlowers } from './still-lifes/jar-of-flowers.ts';
import { flowerBicycle, loadedTruck, treeTruck } from './still-lifes/journeys.ts';
import { letterPost } from './still-lifes/letter-post.ts';
import { eggNest, feather, harvestBasket, springHare } from './still-lifes/seasons.ts';
import { stillLife } from './still-lifes/still-life.ts';
import { teaTable } from './still-lifes/tea-table.ts';
import type { Template } from './template.ts';
import {
  balloonsOverHills,
  boatOnLake,
  harvestField,
  lighthouseCoast,
  loneTree,
  mountainDawn,
  quietLake,
  starField,
} from './views/places.ts';
import { view } from './views/view.ts';
import { winterCabin } from './winter-cabin.ts';

/** Every composition the studio can place motifs by, one line each. */
export const templates = {
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
  'tea-table': stillLife(teaTable),
  'letter-post': stillLife(letterPost),
  'jar-of-flowers': stillLife(jarOfFlowers),
  'white-flowers': stillLife(whiteFlowers, { calm: true }),
  bicycle: stillLife(flowerBicycle),
  truck: stillLife(loadedTruck),
  'tree-truck': stillLife(treeTruck),
  toast: stillLife(toast),
  'midnight-clock': stillLife(midnightClock),
  'laurel-star': stillLife(laurelStar),
  cupcakes: stillLife(cupcakes),
  candlelight: stillLife(candlelight),
  'spring-hare': stillLife(springHare),
  'egg-nest': stillLife(eggNest),
  'harvest-basket': stillLife(harvestBasket),
  feather: stillLife(feather, { calm: true }),
  'boat-on-lake': view(boatOnLake),
  'quiet-lake': view(quietLake),
  'mountain-dawn': view(mountainDawn),
  'lone-tree': view(loneTree),
  lighthouse: view(lighthouseCoast),
  'balloons-over-hills': view(balloonsOverHills),
  'harvest-field': view(harvestField),
  'star-field': view(starField),
} as const satisfies Record<string, Template>;
export type TemplateName = keyof typeof templates;

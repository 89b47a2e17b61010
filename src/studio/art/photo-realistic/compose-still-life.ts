import type { IllustrationRequest } from '../compose-scene.ts';
import type { Rgb } from '../core/colour.ts';
import type { Box } from '../core/geometry.ts';
import { inTurn } from '../core/in-turn.ts';
import { Rng } from '../core/rng.ts';
import { motifsOfOccasion } from '../library/occasion-motifs.ts';
import { createPalette, type Palette } from '../palettes.ts';
import { sizeInPixels } from '../size-in-pixels.ts';
import { hueSchemes, themes } from '../themes.ts';
import { linearPalette } from './colours.ts';
import { chooseFrame } from './frame.ts';
import { chooseMood, type Mood } from './light/mood.ts';
import { tableTop } from './light/table-tops.ts';
import { type Figurine, figurine } from './objects/figurines.ts';
import type { Kit } from './objects/kit.ts';
import type { Template } from './templates/template.ts';
import { photoThemes, type StillLifeName, seasonOf, stillLifes } from './themes.ts';
import { type Camera, frameSubjects, seenBox } from './trace/camera.ts';
import { Clay, type Mesh } from './trace/clay.ts';
import type { Lamp, Scene } from './trace/still-life.ts';

/** A picture ready to be taken. */
export type StillLife = {
  template: StillLifeName;
  width: number;
  height: number;
  textArea: Box;
  /** Where each thing that words must not cover is visible, and the animals. */
  things: readonly Box[];
  faces: readonly Box[];
  mood: Mood;
  scene: Omit<Scene, 'environment'>;
  camera: Camera;
  fireworks: boolean;
  ink: Rgb;
};

/** The still life, from those that suit the category. */
export function chooseStillLife(
  { category, seed }: IllustrationRequest,
  choice = new Rng(seed).fork(`photo/${category}`).fork('choice'),
): StillLifeName {
  const suitable = photoThemes[category];
  return inTurn(seed, category, suitable, choice.pick(suitable));
}

/** Arranges things, light and camera for a request; everything follows from the seed. */
export function composeStillLife(request: IllustrationRequest): StillLife {
  const { category, settings, seed } = request;
  const rng = new Rng(seed).fork(`photo/${category}`);
  const choice = rng.fork('choice');
  const name = chooseStillLife(request, choice);
  const template: Template = stillLifes[name];
  const hues = hueSchemes[choice.pick(themes[category].hues)];
  const palette = createPalette(settings.colorPalette, hues, rng.fork('palette'));
  const season = seasonOf[category];
  const mood = chooseMood(
    { category, palette: settings.colorPalette, setting: settings.sceneSetting, season, hue: hues.flowers[0] },
    rng.fork('mood'),
  );
  const size = sizeInPixels(request.size);
  const detailed = settings.visualDetail === 'Detailed';
  const frame = chooseFrame(
    size,
    { floating: template.floating === true, detailed, table: mood.table.kind },
    rng.fork('frame'),
  );
  const clay = new Clay();
  const lamps: Lamp[] = [];
  const kit = {
    ...colourKit(palette, rng.fork('colours')),
    clay,
    rng: rng.fork('forms'),
    lamps,
    detailed,
    flowerKinds: choice.pick(themes[category].flowerKinds),
  };
  const quiet = category === 'sympathy';
  const animal = settings.includeCharacters ? animalFor(request, rng.fork('animal')) : null;
  const arrange = rng.fork(name);
  template.arrange({
    kit,
    rng: arrange,
    category,
    season,
    detailed,
    quiet,
    animal: animal !== null,
    put: (role, placing, model) => clay.piece(role, () => clay.at(placing, model)),
  });
  const facesFrom = clay.pieceCount;
  if (animal) placeAnimal(kit, animal, template, rng.fork('animal place'));
  const whole = clay.toMesh();
  const look = rng.fork('camera');
  const view = {
    elevation: look.between(...template.elevation),
    azimuth: look.between(-13, 13),
    distance: look.between(8.2, 10.5),
    target: [0, template.floating ? 3 : 0.8, 0.35] as const,
    aperture: look.between(0.055, 0.085),
  };
  const camera = frameSubjects(whole, view, frame.stage, template.floating ? 'middle' : 'bottom');
  const { mesh, boxes } = leaveOut(whole, camera, frame.textArea);
  return {
    template: name,
    ...size,
    textArea: frame.textArea,
    things: boxes,
    faces: whole.pieces.slice(facesFrom).map(({ from, to }) => seenBox(whole, camera, from, to)),
    mood,
    scene: {
      mesh,
      table: template.floating
        ? null
        : { material: tableTop(mood.table.kind, mood.table.tone, rng.fork('table')), farEdge: -look.between(3.6, 6.5) },
      lamps: lamps.map((lamp) => ({ ...lamp, power: lamp.power * mood.lampPower * 0.5 })),
      key: mood.surroundings.key,
    },
    camera,
    fireworks: ['new-year', 'independence-day'].includes(category),
    ink: palette.ink,
  };
}

function colourKit(palette: Palette, rng: Rng): Pick<Kit, 'colours' | 'hues' | 'deep' | 'metal'> {
  const colours = linearPalette(palette);
  const { flower1, flower2, flower3, accent3, accent4, flower1Deep, flower2Deep, flower3Deep, pineWarm, skyDeep } =
    colours;
  const gold: Rgb = [0.86, 0.6, 0.27];
  const grey = palette.flower1[0] === palette.flower1[1];
  const metal = grey
    ? ([0.8, 0.8, 0.8] as const)
    : rng.pick([gold, gold, [0.84, 0.83, 0.81], [0.85, 0.5, 0.37]] as const);
  return {
    colours,
    hues: rng.shuffle([flower1, flower2, flower3]).concat([accent3, accent4]),
    deep: [flower1Deep, flower3Deep, flower2Deep, pineWarm, skyDeep],
    metal,
  };
}

/** The motif that each animal shows. */
const motifOfAnimal: Record<Figurine, string> = { bird: 'bird', bunny: 'rabbit', teddy: 'teddy-bear' };

/** An animal that may appear on the day: a bunny belongs to Easter. */
export function animalFor({ category, facts }: IllustrationRequest, rng: Rng): Figurine {
  if (category === 'easter') return 'bunny';
  if (category === 'sympathy') return 'bird';
  const { never } = motifsOfOccasion(category, facts?.occasion ?? null);
  return rng.pick((['bird', 'bunny', 'teddy'] as const).filter((animal) => !never.has(motifOfAnimal[animal])));
}

function placeAnimal(kit: Kit, animal: Figurine, { carries }: Template, rng: Rng): void {
  const side = rng.chance(0.5) ? 1 : -1;
  const { colours, clay } = kit;
  const coats =
    animal === 'teddy'
      ? [[0.4, 0.22, 0.1] as const, [0.55, 0.38, 0.2] as const]
      : [colours.white, colours.ceramic, kit.hues[1] as Rgb, colours.cream];
  const grey = colours.flower1[0] === colours.flower1[1];
  const coat = animal === 'teddy' && grey ? ([0.3, 0.3, 0.3] as const) : rng.pick(coats);
  const at = carries ?? { x: side * 1.75, z: 1.05, turn: -side * 0.25, scale: 0.95 };
  clay.piece('subject', () => clay.at(at, () => figurine(kit, animal, coat)));
}

/** Drops the extras that would come under the words, with some room for blur. */
function leaveOut(mesh: Mesh, camera: Camera, textArea: Box): { mesh: Mesh; boxes: Box[] } {
  const room = 26;
  const kept = mesh.pieces
    .map((piece) => ({ ...piece, box: seenBox(mesh, camera, piece.from, piece.to) }))
    .filter(
      ({ role, box }) =>
        role === 'subject' ||
        box[2] < textArea[0] - room ||
        box[0] > textArea[2] + room ||
        box[3] < textArea[1] - room ||
        box[1] > textArea[3] + room,
    );
  const joined = <T extends Float32Array | Uint16Array>(array: T, stride: number, result: T): T => {
    let at = 0;
    for (const { from, to } of kept) {
      result.set(array.subarray(from * stride, to * stride), at);
      at += (to - from) * stride;
    }
    return result;
  };
  const count = kept.reduce((sum, { from, to }) => sum + to - from, 0);
  return {
    mesh: {
      ...mesh,
      corners: joined(mesh.corners, 9, new Float32Array(count * 9)),
      normals: joined(mesh.normals, 9, new Float32Array(count * 9)),
      places: joined(mesh.places, 6, new Float32Array(count * 6)),
      materialOf: joined(mesh.materialOf, 1, new Uint16Array(count)),
    },
    boxes: kept.map(({ box }) => box),
  };
}

import { mixColours, type Rgb } from '../../core/colour.ts';
import { type Box, fullTurn } from '../../core/geometry.ts';
import { ellipse, heartPath, leafPath, rectangle, starPath } from '../../flat/paths.ts';
import { drawAnimal } from '../motifs/animal.ts';
import { daisy } from '../motifs/blooms.ts';
import { pumpkin } from '../motifs/presents.ts';
import { drawProp } from '../props.ts';
import { groundShadow } from './surroundings.ts';
import { type CuteTemplate, dress, type Stage, setBackdrop } from './template.ts';

const paper: Rgb = [1, 0.99, 0.975];

/** A round picture in a wreath on coloured paper, with the words beside or below it. */
export const drawMedallion: CuteTemplate = (stage) => {
  const { pen, width, height, theme, colours } = stage;
  const rng = stage.rng.fork('medallion');
  const wide = width > height;
  const left = wide && rng.chance(0.5);
  const radius = wide ? 360 : width * (height > width ? 0.39 : 0.322);
  const [x, y] = wide
    ? [width * (left ? 0.73 : 0.27), height * 0.5]
    : [width / 2, height > width ? height * 0.37 : height * 0.385];
  const textArea: Box = wide
    ? left
      ? [90, 250, width * 0.48, height - 250]
      : [width * 0.52, 250, width - 90, height - 250]
    : [110, y + radius + 66, width - 110, height > width ? height - 240 : height - 52];
  drawPaper(stage);
  const inner = 1024;
  const scale = (radius * 2.06) / inner;
  pen.fill(ellipse(x, y, radius + 16), paper, { drop: { blur: 22, down: 8, alpha: 0.3 } });
  pen.at(x - radius * 1.03, y - radius * 1.03, { scale }, () => {
    pen.inside(ellipse(inner / 2, inner / 2, radius / scale), () => {
      const floor = 850;
      setBackdrop(
        { ...stage, width: inner, height: inner },
        { textArea: [-10, -10, -5, -5], floor, middle: inner / 2 },
      );
      const tools = { pen, rng, colours };
      groundShadow(tools, inner / 2, floor, 330);
      if (stage.characters)
        drawAnimal(pen, inner / 2, floor + 10, 1.8, dress(stage, 'animal', { held: rng.pick(theme.held) }));
      else drawProp(tools, rng.pick(theme.objects), inner / 2, floor, 2.9);
    });
  });
  drawWreath(stage, x, y, radius + 16);
  return { textArea, onPaper: true };
};

function drawPaper({ pen, rng, colours, width, height }: Stage): void {
  const own = rng.fork('paper');
  const ground = mixColours(own.pick(colours.candy), paper, 0.78);
  const print = own.pick(['plain', 'dots', 'stripes', 'hearts'] as const);
  pen.fill(rectangle(0, 0, width, height), ground, {
    shades: [
      {
        kind: 'radial',
        centre: [width / 2, height / 2],
        radius: Math.max(width, height) * 0.6,
        colour: paper,
        alpha: 0.7,
      },
    ],
  });
  // Pale enough to set words on.
  const pale = mixColours(ground, paper, 0.55);
  let path = '';
  for (let y = 24, row = 0; y < height && print !== 'plain'; y += 58, row++) {
    if (print === 'stripes') path += rectangle(0, y, width, 24);
    else
      for (let x = row % 2 ? 29 : 58; x < width; x += 58)
        path += print === 'dots' ? ellipse(x, y, 7) : heartPath(x, y, 8);
  }
  if (path) pen.fill(path, pale);
}

function drawWreath({ pen, rng, colours, theme, detailed }: Stage, x: number, y: number, radius: number): void {
  const own = rng.fork('wreath');
  const tools = { pen, rng: own, colours };
  const full = own.chance(0.45);
  const count = detailed ? 34 : 26;
  const spots = Array.from({ length: count }, (_, i) => (i / count) * fullTurn + own.between(-0.05, 0.05)).filter(
    (a) => full || Math.abs(Math.sin(a)) > 0.42 || theme.quiet,
  );
  for (const a of spots) {
    const [px, py] = [x + Math.cos(a) * radius, y + Math.sin(a) * radius];
    const green =
      theme.season === 'autumn' ? own.pick(colours.candy) : mixColours(colours.leaf, colours.gold, own.between(0, 0.3));
    pen.fill(leafPath(px, py, a + own.between(-1.2, 1.2), own.between(40, 58)), green);
    pen.fill(leafPath(px, py, a + Math.PI / 2 + own.between(-0.4, 0.4), own.between(38, 54)), green);
  }
  spots.forEach((a, i) => {
    if (theme.quiet ? i % 4 !== 0 : i % 2 !== 0) return;
    const [px, py] = [x + Math.cos(a) * radius, y + Math.sin(a) * radius];
    const colour = colours.candy[(i / 2) % 5] as Rgb;
    const kind = (i / 2) % 3;
    if (theme.season === 'winter')
      pen.fill(
        kind === 0 ? starPath(px, py, 19, 5, 0.48) : ellipse(px, py, own.between(10, 16)),
        kind === 0 ? colours.gold : own.pick([colours.candy[0], paper]),
        { volume: 0.5 },
      );
    else if (kind === 1 && (theme.season === 'autumn' || theme.season === 'spooky'))
      pen.at(px, py + 16, { scale: 0.46 }, () => pumpkin(tools));
    else if (kind === 1 && (theme.bunting || theme.floating.includes('fireworks')))
      pen.fill(starPath(px, py, 22, 5, 0.5), colours.gold, { volume: 0.4 });
    else if (kind === 1 && theme.floating.includes('hearts') && !theme.quiet)
      pen.fill(heartPath(px, py, 18), colours.candy[0], { volume: 0.4 });
    else daisy(tools, px, py, own.between(20, 31), kind === 0 ? colour : paper);
  });
}

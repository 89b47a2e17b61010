import type { SceneSetting } from '../../../contract/vocabulary.ts';
import { mixColours, oklch } from '../core/colour.ts';
import { archway, crescentPath, ellipse, polygon, rectangle, starPath } from '../flat/paths.ts';
import { paled } from './colours.ts';
import { sprig } from './subjects/plants.ts';
import type { SubjectTools } from './tools.ts';

type Place = {
  behind: (tools: SubjectTools) => void;
  /** The ground; left out below things that hang or float. A visitor may take the end at `taken`. */
  ground: (tools: SubjectTools, taken: -1 | 0 | 1) => void;
};

/** A sun disc over open ground, stems at its ends. */
const nature: Place = {
  behind: (tools) => {
    const { pen, rng, colours, detailed } = tools;
    pen.fill(
      ellipse(rng.between(-70, 70), -450, rng.between(350, 400)),
      paled(colours, rng.pick([colours.fields[2], colours.fields[4]]), 0.42),
      { volume: 0.3 },
    );
    if (!detailed) return;
    for (const side of [-1, 1]) {
      const [x, y] = [side * rng.between(330, 440), -rng.between(660, 860)];
      pen.line(`M${x - 34} ${y}q17 -22 34 0q17 -22 34 0`, colours.ink, 4.5);
    }
  },
  ground: (tools) => {
    const { pen, rng, colours, detailed } = tools;
    pen.line('M-480 0H480', colours.ink, 4.5);
    for (const side of [-1, 1]) {
      sprig(tools, side * 438, 0, rng.between(170, 250), side * 0.12, {
        colour: colours.leaf,
        leaves: 6,
        lineWidth: 4.5,
      });
      if (detailed)
        sprig(tools, side * 396, 0, rng.between(110, 160), side * -0.25, {
          colour: colours.ink,
          leaves: 5,
          lineWidth: 4,
          filled: false,
        });
    }
  },
};

/** A niche in a wall, a lamp, a table. */
const cozy: Place = {
  behind: (tools) => {
    const { pen, rng, colours, detailed } = tools;
    const tone = rng.pick([colours.fields[4], colours.fields[2]]);
    pen.fill(archway(0, 6, 440, 930), paled(colours, tone, 0.35), { volume: 0.25 });
    pen.line(archway(0, 6, 404, 894), paled(colours, tone, -0.16), 4.5);
    if (!detailed) return;
    const side = rng.pick([-1, 1]);
    pen.line(`M${side * 330} -756V-690`, colours.ink, 4);
    pen.fill(`M${side * 330 - 62} -618A62 72 0 0 1 ${side * 330 + 62} -618Z`, colours.fields[1], { volume: 0.4 });
    pen.fill(`M${side * 330 - 18} -616A18 18 0 0 0 ${side * 330 + 18} -616Z`, colours.gold);
  },
  ground: ({ pen, rng, colours }, taken) => {
    pen.fill(rectangle(-480, 0, 960, 20, 10), colours.ink);
    const either = rng.pick([-1, 1]);
    const side = taken === 0 ? either : -taken;
    pen.at(side * 420, 0, {}, () => {
      pen.fill('M-40 -70H40C40 -20 26 0 0 0C-26 0 -40 -20 -40 -70Z', colours.fields[0], { volume: 0.4 });
      pen.line('M38 -56C72 -60 70 -18 28 -22', colours.fields[0], 9);
      pen.line('M-12 -88q-12 -18 0 -36q12 -16 0 -34M14 -88q-12 -18 0 -36', colours.ink, 4, { alpha: 0.6 });
    });
  },
};

/** A violet night disc with stars and a crescent. */
const fantasy: Place = {
  behind: ({ pen, rng, colours, detailed }) => {
    const disc = mixColours(oklch(0.72, colours.quiet ? 0.035 : 0.095, 296), colours.paper, rng.between(0.2, 0.4));
    pen.fill(ellipse(0, -450, 415), disc, { volume: 0.45 });
    const side = rng.pick([-1, 1]);
    pen.fill(crescentPath(side * 300, -730, 62), colours.gold, { volume: 0.3 });
    let stars = '';
    for (let i = 0; i < (detailed ? 30 : 18); i++) {
      const a = rng.between(0, 6.28);
      const d = rng.between(120, 470);
      stars += starPath(Math.cos(a) * d, -450 + Math.sin(a) * d * 0.92, rng.between(8, 24), 4, 0.28);
    }
    pen.fill(stars, colours.gold);
  },
  ground: ({ pen, rng, colours }) => {
    const puff = mixColours(colours.paper, oklch(0.9, 0.04, 300), 0.4);
    let cloud = '';
    for (let i = -4; i <= 4; i++) cloud += ellipse(i * 104, 8 + Math.abs(i) * 3, 84, rng.between(34, 52));
    pen.fill(cloud, puff, { volume: 0.12, drop: { blur: 12, down: 4, alpha: 0.2 } });
  },
};

/** A skyline of plain blocks with lit windows. */
const urban: Place = {
  behind: ({ pen, rng, colours, detailed }) => {
    const tones = [colours.fields[4], colours.fields[3], colours.fields[2]].map((tone, i) =>
      paled(colours, tone, 0.35 + i * 0.12),
    );
    pen.fill(ellipse(rng.between(-240, 240), -690, 110), paled(colours, colours.gold, 0.3), { volume: 0.3 });
    for (let x = -470; x < 440; ) {
      const w = Math.min(rng.between(84, 140), 470 - x);
      const h = rng.between(300, 680) * (1 - Math.abs(x + w / 2) / 1500);
      const tone = tones[rng.whole(0, 2)] ?? colours.fields[4];
      pen.fill(rectangle(x, -h, w, h + 2), tone, { volume: 0.25 });
      const top = rng.whole(0, 2);
      if (top === 0) pen.fill(polygon([x, -h, x + w / 2, -h - w * 0.45, x + w, -h]), tone);
      if (top === 1) pen.line(`M${x + w / 2} ${-h}v-60`, tone, 6);
      let lit = '';
      for (let y = -h + 30; y < -50; y += 52)
        for (let wx = x + 18; wx < x + w - 22; wx += 32)
          if (rng.chance(detailed ? 0.75 : 0.5)) lit += rectangle(wx, y, 13, 22);
      if (lit) pen.fill(lit, colours.paper, { alpha: 0.85 });
      x += w + rng.between(-2, 12);
    }
  },
  ground: ({ pen, colours, detailed }) => {
    pen.line('M-490 0H490', colours.ink, 4.5);
    for (const x of detailed ? [-440, 440] : [440]) {
      pen.line(`M${x} 0V-236q0 -34 ${x < 0 ? 34 : -34} -34`, colours.ink, 5);
      pen.fill(ellipse(x + (x < 0 ? 40 : -40), -262, 17), colours.gold);
    }
  },
};

export const places: Record<SceneSetting, Place> = { Nature: nature, Cozy: cozy, Fantasy: fantasy, Urban: urban };

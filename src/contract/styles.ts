import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import {
  artStyles,
  cardCategories,
  colorPalettes,
  presetCategories,
  sceneSettings,
  simpleStyles,
  styleCategories,
  visualDetails,
} from './vocabulary.ts';

export const textOverlay = z.object({
  preset: z.enum(['elegant', 'bold', 'minimal', 'custom']),
  position: z.enum(['top', 'center', 'bottom']),
  /** Percent of the picture's height. */
  fontSizePercent: z.number().min(1).max(20),
  fontFamily: z.string().min(1).max(60),
  fontWeight: z.enum(['normal', 'bold', 'lighter']),
  textColor: z.string().regex(/^#[0-9a-fA-F]{6}$/),
  backgroundColor: z.string().regex(/^#[0-9a-fA-F]{6}$/),
  backgroundOpacity: z.number().min(0).max(1),
  textShadow: z.boolean(),
  maxLines: z.int().min(1).max(4),
  /** Pixels at 1024 px picture width. */
  textPadding: z.number().min(0).max(100),
  horizontalAlign: z.enum(['left', 'center', 'right']),
  wordWrap: z.boolean(),
});
export type TextOverlay = z.infer<typeof textOverlay>;

/** The centre of a photo's crop, in fractions of its width and height. */
export const focusPoint = z.object({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) });

/** How a card looks. `category` is the picker's key; the last three fields belong to AI Generated. */
export const styleSettings = z.object({
  category: z.enum(styleCategories),
  artStyle: z.enum(artStyles).default('Watercolor'),
  colorPalette: z.enum(colorPalettes).default('Pastel'),
  visualDetail: z.enum(visualDetails).default('Minimal'),
  includeCharacters: z.boolean().default(false),
  sceneSetting: z.enum(sceneSettings).default('Nature'),
  type: z.string().max(60).nullish(),
  medium: z.string().max(60).nullish(),
  technique: z.string().max(60).nullish(),
  lighting: z.string().max(60).nullish(),
  overlay: textOverlay.nullish(),
  /** The crop of the uploaded photo; without one the studio chooses. */
  focus: focusPoint.nullish(),
});
export type StyleSettings = z.infer<typeof styleSettings>;

export const presetParameters = z.object({
  artStyle: z.enum(artStyles),
  colorPalette: z.enum(colorPalettes),
  visualDetail: z.enum(visualDetails).optional(),
  includeCharacters: z.boolean().optional(),
  sceneSetting: z.enum(sceneSettings).optional(),
  medium: z.string().optional(),
  overlay: textOverlay.optional(),
});
export type PresetParameters = z.infer<typeof presetParameters>;

export const cardStylePreset = z.object({
  id: z.uuid(),
  name: z.string(),
  category: z.enum(presetCategories),
  imagePath: z.string().nullable(),
  parameters: presetParameters,
  systemDefaultStyle: z.boolean(),
  requiresImage: z.boolean(),
});
export type CardStylePreset = z.infer<typeof cardStylePreset>;

export const styleEndpoints = {
  listCategories: endpoint({
    method: 'GET',
    path: '/api/categories',
    response: z.array(z.object({ id: z.enum(cardCategories), name: z.string() })),
  }),
  listSimpleStyles: endpoint({
    method: 'GET',
    path: '/api/card-styles',
    response: z.array(z.object({ id: z.enum(simpleStyles), name: z.string() })),
  }),
  listPresets: endpoint({ method: 'GET', path: '/api/card-style-presets', response: z.array(cardStylePreset) }),
  getPreset: endpoint({
    method: 'GET',
    path: '/api/card-style-presets/:id',
    params: z.object({ id: z.uuid() }),
    response: cardStylePreset,
  }),
};

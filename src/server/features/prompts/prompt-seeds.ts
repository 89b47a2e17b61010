import { t } from '../../../contract/translate.ts';
import type { ModelFields, ParameterFields } from './ai-models.store.ts';
import type { ConfigFields } from './prompt-configs.store.ts';
import type { TemplateFields } from './prompt-templates.store.ts';

type Seed<Fields> = { seedKey: string; fields: Fields };
type ModelSeed = Seed<ModelFields> & { parameters: ParameterFields[] };

const parameter = (name: string, defaultValue: string, description: string): ParameterFields => ({
  name,
  type: 'string',
  description,
  required: false,
  defaultValue,
});

const effort = parameter('reasoning_effort', 'none', t`none answers at once and lets the temperature count`);
const pictureParameters = (quality: string) => [
  parameter('size', '1024x1024', t`1024x1024, 1024x1536 or 1536x1024`),
  parameter('quality', quality, t`low, medium, high or auto`),
  parameter('output_format', 'jpeg', t`jpeg, png or webp`),
];

export const modelSeeds: ModelSeed[] = [
  {
    seedKey: 'model/gpt-5.4-mini',
    fields: {
      name: 'GPT-5.4 mini',
      identifier: 'gpt-5.4-mini',
      category: 'text',
      description: t`Quick and inexpensive: enough for the words of a card.`,
      isActive: true,
    },
    parameters: [effort],
  },
  {
    seedKey: 'model/gpt-5.6',
    fields: {
      name: 'GPT-5.6',
      identifier: 'gpt-5.6',
      category: 'text',
      description: t`Finer words, slower and dearer.`,
      isActive: true,
    },
    parameters: [effort],
  },
  {
    seedKey: 'model/gpt-image-2',
    fields: {
      name: 'GPT Image 2',
      identifier: 'gpt-image-2',
      category: 'image',
      description: t`Draws pictures, and repaints photos for AI Enhanced.`,
      isActive: true,
    },
    parameters: pictureParameters('medium'),
  },
  {
    seedKey: 'model/gpt-image-1-mini',
    fields: {
      name: 'GPT Image 1 mini',
      identifier: 'gpt-image-1-mini',
      category: 'image',
      description: t`Simpler pictures at a lower price.`,
      isActive: true,
    },
    parameters: pictureParameters('medium'),
  },
];

export const configSeeds: Seed<ConfigFields>[] = [
  {
    seedKey: 'config/card-message',
    fields: {
      name: t`Card messages`,
      category: 'card_message',
      aiModel: 'gpt-5.4-mini',
      numAlternatives: 3,
      temperature: 7,
      maxTokens: 1000,
      isActive: true,
    },
  },
  {
    seedKey: 'config/image-generation',
    fields: {
      name: t`Picture descriptions`,
      category: 'image_generation',
      aiModel: 'gpt-5.4-mini',
      numAlternatives: 1,
      temperature: 7,
      maxTokens: 500,
      isActive: true,
    },
  },
  {
    seedKey: 'config/image-generation-ai',
    fields: {
      name: t`Card pictures`,
      category: 'image_generation_ai',
      aiModel: 'gpt-image-2',
      numAlternatives: 1,
      temperature: 0,
      maxTokens: 0,
      isActive: true,
    },
  },
];

type TemplateSeed = Seed<Omit<TemplateFields, 'isDefault' | 'variables'>>;

export const templateSeeds: TemplateSeed[] = [
  {
    seedKey: 'template/card-message/system',
    fields: {
      name: t`Card message: how to write`,
      type: 'system',
      category: 'card_message',
      description: t`The voice of every message.`,
      content: `You write the inside of a greeting card: two to four sentences, plain and true, as one person would say them to another.
Never invent a fact: no age, event or memory that is not given. No rhymes unless the tone is playful. No links, no markup, no emoji, no placeholders, no signature.
{% if category == "sympathy" %}This is a card of condolence: quiet and without cheer. Promise nothing, explain nothing, use no exclamation mark.{% endif %}
Each message rests on an idea of its own, not on other words for the same one.`,
    },
  },
  {
    seedKey: 'template/card-message/user',
    fields: {
      name: t`Card message: the card`,
      type: 'user',
      category: 'card_message',
      description: t`What is known of the recipient and the occasion.`,
      content: `Write {{ numAlternatives }} messages for a {{ category }} card in a {{ tone }} tone.
The card is for {{ recipientName }}{% if relationship %}, the sender's {{ relationship }}{% endif %}. Address them as {% if nickname %}{{ nickname }}{% else %}{{ recipientName }}{% endif %} in the first sentence.
{% if occasionType %}The occasion: {{ occasionType }}{% if occasionDate %} ({{ occasionDate }}){% endif %}.{% endif %}
{% if traits %}What the sender noted about them, as background: {{ traits }}{% endif %}
{% if personalMessage %}The sender has written this themselves, and it is printed beside your words as it is: {{ personalMessage }}{% endif %}
{% if style %}The picture on the front is in the style {{ style }}; do not describe it.{% endif %}`,
    },
  },
  {
    seedKey: 'template/image-prompt/system',
    fields: {
      name: t`Picture description: how to write`,
      type: 'system',
      category: 'image_generation',
      description: t`Turns what is known into one description of a picture.`,
      content: `You describe the picture on the front of a greeting card for an illustrator, in at most 80 words: what is seen, where, in which light.
One clear subject with room around it. No letters, words, numbers, logos or signatures in the picture. No real or famous person.`,
    },
  },
  {
    seedKey: 'template/image-prompt/user',
    fields: {
      name: t`Picture description: the card`,
      type: 'user',
      category: 'image_generation',
      description: t`What the picture is for.`,
      content: `Describe a picture for a {{ occasionCategory }} card{% if relationship %} to the sender's {{ relationship }}{% endif %}, in a {{ tone }} mood.
{% if styleDescription %}The style: {{ styleDescription }}.{% endif %}
{% if traits %}What the sender noted about the recipient, for one fitting detail at most: {{ traits }}{% endif %}`,
    },
  },
  {
    seedKey: 'template/image/picture',
    fields: {
      name: t`Picture`,
      type: 'image',
      category: 'image_generation',
      description: t`What the image model is asked to draw.`,
      content: `An illustration for the front of a greeting card{% if occasion %} ({{ occasion }}){% endif %}. {{ prompt }}
{% if styleDescription %}Style: {{ styleDescription }}.{% endif %}
Leave calm space at the bottom. No letters, words, numbers, signatures or frames anywhere in the picture.`,
    },
  },
  {
    seedKey: 'template/image/enhancement',
    fields: {
      name: t`Enhanced photo`,
      type: 'image',
      category: 'image_enhancement',
      description: t`How the image model repaints a photo.`,
      content: `Repaint this photo for the front of a greeting card. Keep every person, face, pose and the composition as they are.
{% if styleDescription %}Style: {{ styleDescription }}.{% endif %}
{% if prompt %}{{ prompt }}{% endif %}
Add no letters, words, numbers, signatures or frames.`,
    },
  },
];

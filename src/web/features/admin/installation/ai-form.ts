import type { UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import type { AiSettingsBody, aiSettingsBody } from '../../../../contract/ai-settings.ts';

/** The form of the AI provider, which several parts of its panel fill. */
export type AiForm = UseFormReturn<AiSettingsBody, unknown, z.output<typeof aiSettingsBody>>;

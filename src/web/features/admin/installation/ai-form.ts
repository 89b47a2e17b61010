import type { UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import type { AiSettingsBody, aiSettingsBody } from '../../../../contract/ai-settings.ts';

/** The form of the AI provider, filled by several parts of its panel. */
export type AiForm = UseFormReturn<AiSettingsBody, unknown, z.output<typeof aiSettingsBody>>;

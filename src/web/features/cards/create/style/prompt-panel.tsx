import { useMutation } from '@tanstack/react-query';
import { Sparkles } from 'lucide-react';
import { useState } from 'react';
import type { ImagePromptsBody } from '../../../../../contract/generation.ts';
import { t } from '../../../../../contract/translate.ts';
import { call } from '../../../../api.ts';
import { Button } from '../../../../ui/button.tsx';
import { Field } from '../../../../ui/field.tsx';
import { TextArea } from '../../../../ui/text-area.tsx';
import { useToast } from '../../../../ui/toast.tsx';
import type { CreateForm, CreateFormEvent } from '../create-form-state.ts';
import type { FormView } from '../form-view.ts';
import { promptRequest } from '../submit/card-requests.ts';

/** The image prompt: the studio's proposal, the user's own, or none. */
export function PromptPanel({
  form,
  view,
  change,
}: {
  form: CreateForm;
  view: FormView;
  change: (event: CreateFormEvent) => void;
}) {
  const toast = useToast();
  /** The user's own prompt before a proposal replaced it. */
  const [replaced, setReplaced] = useState<string | null>(null);
  const write = useMutation({
    mutationFn: async (body: ImagePromptsBody) => {
      const [first] = await call('POST /api/cards/generate-image-prompts', { body });
      if (!first) throw new Error('There is no prompt');
      return first;
    },
    onSuccess: (text) => {
      setReplaced(form.prompt?.edited && form.prompt.text.trim() !== '' ? form.prompt.text : null);
      change({ type: 'promptWritten', text });
    },
    onError: () =>
      toast({
        title: t`Generation Failed`,
        description: t`Failed to generate image prompt. Please try again.`,
        variant: 'destructive',
      }),
  });
  const preview = () => {
    const request = promptRequest(form, view);
    if (request) return write.mutate(request);
    toast({
      title: t`Missing Information`,
      description: t`Please select a contact and special date first.`,
      variant: 'destructive',
    });
  };
  return (
    <Field
      label="Image prompt"
      optional
      hint="What the picture should show. If empty, it follows the occasion and the style."
      action={
        <span className="flex flex-wrap items-center gap-1">
          {replaced !== null && (
            <Button
              variant="quiet"
              size="sm"
              onClick={() => {
                change({ type: 'promptEdited', text: replaced });
                setReplaced(null);
              }}
            >
              Put my words back
            </Button>
          )}
          <Button
            variant="quiet"
            size="sm"
            disabled={!view.category || view.title.trim() === ''}
            busy={write.isPending}
            busyLabel="Writing..."
            onClick={preview}
          >
            <Sparkles size={16} strokeWidth={1.6} aria-hidden />
            Preview prompt
          </Button>
        </span>
      }
    >
      <TextArea
        dir="auto"
        maxLength={4000}
        value={form.prompt?.text ?? ''}
        onChange={(event) => change({ type: 'promptEdited', text: event.currentTarget.value })}
      />
    </Field>
  );
}

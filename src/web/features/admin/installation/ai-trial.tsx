import { CircleAlert, CircleCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { AiTrial } from '../../../../contract/ai-settings.ts';
import { inMoney, inSeconds } from '../../../../contract/amounts.ts';

/** The result of a test call, its duration and cost. */
export function AiTrialResult({
  trial: { worked, words, reply, durationMs, cost, text, picture },
  currency,
}: {
  trial: AiTrial;
  currency: string;
}) {
  const Icon = worked ? CircleCheck : CircleAlert;
  const seconds = inSeconds(durationMs);
  return (
    <div role="status" className="flex items-start gap-2.5">
      <Icon
        size={18}
        strokeWidth={1.6}
        className={`mt-0.5 flex-none ${worked ? 'text-ink-soft' : 'text-danger-text'}`}
        aria-hidden
      />
      <div className="grid min-w-0 gap-2">
        <p className="font-semibold">{words}</p>
        {text && (
          <blockquote className="break-words" dir="auto">
            “{text}”
          </blockquote>
        )}
        {picture && <TrialPicture base64={picture} />}
        {reply && (
          <p className="text-sm text-ink-soft" dir="ltr">
            The provider said: <code className="break-words">{reply}</code>
          </p>
        )}
        <p className="text-sm text-ink-soft">
          {cost === null ? `It took ${seconds}.` : `It took ${seconds} and cost ${inMoney(cost, currency)}.`}
        </p>
      </div>
    </div>
  );
}

function TrialPicture({ base64 }: { base64: string }) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
    const made = URL.createObjectURL(new Blob([bytes], { type: 'image/jpeg' }));
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [base64]);
  return url && <img src={url} alt="What the provider drew" className="size-40 rounded-md object-cover" />;
}

import { Check, Copy } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { Button } from './button.tsx';
import { Field } from './field.tsx';
import { TextInput } from './text-input.tsx';

type Copied = 'copied' | 'refused' | null;

/** An address, or another text to keep, with a Copy button; `children` are further buttons. */
export function CopyField({
  label,
  hint,
  value,
  children,
}: {
  label: string;
  hint: ReactNode;
  value: string;
  children?: ReactNode;
}) {
  const input = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState<Copied>(null);
  const copy = async () => {
    input.current?.select();
    // Browsers allow clipboard access only on https or localhost.
    setCopied(
      (await navigator.clipboard?.writeText(value).then(
        () => 'copied' as const,
        () => 'refused' as const,
      )) ?? 'refused',
    );
  };
  const Icon = copied === 'copied' ? Check : Copy;
  return (
    <div className="grid gap-2.5">
      <Field label={label} hint={hint}>
        <TextInput
          ref={input}
          readOnly
          dir="ltr"
          className="font-mono text-xs"
          value={value}
          onFocus={(event) => event.currentTarget.select()}
        />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button icon={<Icon size={18} strokeWidth={1.6} aria-hidden />} onClick={() => void copy()}>
          {copied === 'copied' ? 'Copied' : 'Copy'}
        </Button>
        {children}
      </div>
      <p role="status" className={copied === 'refused' ? 'text-sm text-ink-soft' : 'sr-only'}>
        {copied === 'copied' && 'Copied.'}
        {copied === 'refused' && 'The browser did not allow copying. The text is selected: copy it with the keyboard.'}
      </p>
    </div>
  );
}

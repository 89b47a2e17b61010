import {
  AlignVerticalJustifyCenter,
  AlignVerticalJustifyEnd,
  AlignVerticalJustifyStart,
  type LucideIcon,
  TextAlignCenter,
  TextAlignEnd,
  TextAlignStart,
} from 'lucide-react';
import { useId } from 'react';
import type { TextOverlay } from '../../../../contract/styles.ts';
import { inSense, t } from '../../../../contract/translate.ts';
import type { TextFamily } from '../../../../studio/art/text/text-families.ts';
import { Field } from '../../../ui/field.tsx';
import type { Option } from '../../../ui/option.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { Select } from '../../../ui/select.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { overlayRanges } from './overlay-state.ts';
import { SliderField } from './slider-field.tsx';

const positions = { top: t`Top`, center: t`Center`, bottom: t`Bottom` } as const;
const positionIcons = {
  top: AlignVerticalJustifyStart,
  center: AlignVerticalJustifyCenter,
  bottom: AlignVerticalJustifyEnd,
};
const alignments = { left: t`Left`, center: t`Center`, right: t`Right` } as const;
const alignmentIcons = { left: TextAlignStart, center: TextAlignCenter, right: TextAlignEnd };
const presets = {
  elegant: inSense('look of the words on a photo')`Elegant`,
  bold: inSense('look of the words on a photo')`Bold`,
  minimal: inSense('look of the words on a photo')`Minimal`,
  custom: inSense('look of the words on a photo')`Custom`,
} as const;
const weights = {
  normal: inSense('weight of a font')`Normal`,
  bold: inSense('weight of a font')`Bold`,
  lighter: inSense('weight of a font')`Lighter`,
} as const;

/** All settings of the text over a photo. */
export function OverlayControls({
  overlay,
  onPreset,
  onChange,
}: {
  overlay: TextOverlay;
  onPreset: (name: string) => void;
  onChange: (change: Partial<TextOverlay>) => void;
}) {
  return (
    <div className="overlay-controls">
      <Field group label="Preset">
        <Segmented full value={overlay.preset} onValueChange={onPreset} options={choices(presets)} />
      </Field>
      <div className="overlay-pair">
        <Field group label="Position">
          <Segmented
            full
            value={overlay.position}
            onValueChange={(position) => onChange({ position })}
            options={iconChoices(positions, positionIcons)}
          />
        </Field>
        <Field group label="Alignment">
          <Segmented
            full
            value={overlay.horizontalAlign}
            onValueChange={(horizontalAlign) => onChange({ horizontalAlign })}
            options={iconChoices(alignments, alignmentIcons)}
          />
        </Field>
        <Field label="Font">
          <Select
            value={overlay.fontFamily}
            onValueChange={(fontFamily) => onChange({ fontFamily })}
            options={fontOptions(overlay.fontFamily)}
          />
        </Field>
        <Field label="Weight">
          <Select
            value={overlay.fontWeight}
            onValueChange={(fontWeight) => onChange({ fontWeight })}
            options={choices(weights)}
          />
        </Field>
      </div>
      <SliderField
        label="Font size"
        unit="%"
        range={overlayRanges.fontSizePercent}
        value={overlay.fontSizePercent}
        onValueChange={(fontSizePercent) => onChange({ fontSizePercent })}
      />
      <SliderField
        label="Background opacity"
        range={overlayRanges.backgroundOpacity}
        value={overlay.backgroundOpacity}
        onValueChange={(backgroundOpacity) => onChange({ backgroundOpacity })}
      />
      <SliderField
        label="Text padding"
        range={overlayRanges.textPadding}
        value={overlay.textPadding}
        onValueChange={(textPadding) => onChange({ textPadding })}
      />
      <div className="overlay-pair">
        <ColorField
          label="Text color"
          value={overlay.textColor}
          onValueChange={(textColor) => onChange({ textColor })}
        />
        <ColorField
          label="Background"
          value={overlay.backgroundColor}
          onValueChange={(backgroundColor) => onChange({ backgroundColor })}
        />
      </div>
      <div className="overlay-row">
        <span className="field-label" aria-hidden>
          Max lines
        </span>
        <Segmented
          label="Max lines"
          value={String(overlay.maxLines)}
          onValueChange={(lines) => onChange({ maxLines: Number(lines) })}
          options={['1', '2', '3', '4'].map((lines) => ({ value: lines, label: lines }))}
        />
      </div>
      <div className="overlay-row">
        <span className="field-label" aria-hidden>
          Text shadow
        </span>
        <Switch
          label="Text shadow"
          checked={overlay.textShadow}
          onCheckedChange={(textShadow) => onChange({ textShadow })}
        />
      </div>
      <div className="overlay-row">
        <span className="field-label" aria-hidden>
          Word wrap
        </span>
        <Switch label="Word wrap" checked={overlay.wordWrap} onCheckedChange={(wordWrap) => onChange({ wordWrap })} />
      </div>
    </div>
  );
}

function choices<Value extends string>(labels: Record<Value, string>) {
  return (Object.entries(labels) as [Value, string][]).map(([value, label]) => ({ value, label }));
}

function iconChoices<Value extends string>(labels: Record<Value, string>, icons: Record<Value, LucideIcon>) {
  return choices(labels).map(({ value, label }) => {
    const Icon: LucideIcon = icons[value];
    return {
      value,
      label: (
        <>
          <Icon size={18} strokeWidth={1.6} aria-hidden />
          <span className="sr-only">{label}</span>
        </>
      ),
    };
  });
}

/** A colour input of the browser with its label. */
function ColorField({
  label,
  value,
  onValueChange,
}: {
  label: string;
  value: string;
  onValueChange: (value: string) => void;
}) {
  const id = useId();
  return (
    <label htmlFor={id} className="overlay-color">
      <input id={id} type="color" value={value} onChange={(event) => onValueChange(event.currentTarget.value)} />
      <span>
        <span className="field-label">{label}</span>
        <span className="block text-xs text-ink-soft">{value.toUpperCase()}</span>
      </span>
    </label>
  );
}

const ownFamilies: Record<TextFamily, string> = {
  Newsreader: t`A book serif`,
  'Hanken Grotesk': t`A clear sans serif`,
  'Pinyon Script': t`A round hand`,
};

/** Font names that styles may contain, with the studio's font that replaces them. */
const standIns: Record<string, TextFamily> = {
  Georgia: 'Newsreader',
  Arial: 'Hanken Grotesk',
  Helvetica: 'Hanken Grotesk',
};

/** The studio's font families; an unlisted name in a style stays selectable. */
function fontOptions(current: string): Option[] {
  const options = [
    ...Object.entries(standIns).map(([name, family]) => ({ value: name, label: name, hint: t`Set in ${family}` })),
    ...Object.entries(ownFamilies).map(([name, words]) => ({ value: name, label: name, hint: words })),
  ];
  return options.some(({ value }) => value === current) ? options : [...options, { value: current, label: current }];
}

import { useId } from 'react';
import { css } from '@emotion/react';
import type { LucideIcon } from 'lucide-react';
import { color } from '../../../theme/color';
import { radius } from '../../../theme/shape';
import { space } from '../../../theme/space';
import { visuallyHidden } from '../../../ui/visually-hidden';
import { denseTarget } from '../styles/target-size.styles';
import { text } from '../styles/font-size';

/** A way in which something can be written. */
export type WayToWrite<Value extends string> = {
  value: Value;
  label: string;
  icon: LucideIcon;
  /** It stays with the office. */
  isKept: boolean;
  /** Why it cannot be used, in words. */
  refusal: string | null;
};

type WritingSwitchProps<Value extends string> = {
  ways: readonly WayToWrite<Value>[];
  writing: Value;
  /** Those with a draft. */
  drafted: readonly Value[];
  onChange: (writing: Value) => void;
};

/**
 * What is written: an answer by text or by e-mail, or what stays with the office. What cannot be sent says why, and is disabled unless a
 * draft is to be read there; what is kept looks unlike what is sent.
 */
export function WritingSwitch<Value extends string>({
  ways,
  writing,
  drafted,
  onChange,
}: WritingSwitchProps<Value>) {
  const id = useId();
  return (
    <fieldset css={{ minWidth: 0, margin: 0, padding: 0, border: 0 }}>
      <legend css={visuallyHidden}>What you write</legend>
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: space[2], marginBlockEnd: space[1] }}>
        {ways.map(({ value, label, icon: Icon, isKept, refusal }) => (
          <label key={value} css={[optionStyle, isKept && keptStyle]}>
            <input
              type="radio"
              name={`${id}-writing`}
              value={value}
              checked={writing === value}
              disabled={refusal !== null && writing !== value && !drafted.includes(value)}
              aria-describedby={refusal === null ? undefined : `${id}-${value}`}
              onChange={() => onChange(value)}
            />
            <Icon size={16} aria-hidden />
            {label}
            {writing !== value && drafted.includes(value) && <span css={draftStyle}>Draft</span>}
          </label>
        ))}
      </div>
      {ways.map(({ value, refusal }) =>
        refusal === null ? null : (
          <p key={value} id={`${id}-${value}`} css={{ color: color.muted, fontSize: text.small }}>
            {refusal}
          </p>
        ),
      )}
    </fieldset>
  );
}

const optionStyle = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: denseTarget,
  padding: `0 ${space[3]}`,
  border: `1.5px solid ${color.border}`,
  borderRadius: radius.round,
  fontSize: '0.9375rem',
  input: { width: '1.1rem', height: '1.1rem', margin: 0, accentColor: color.teal },
  '&:has(:checked)': {
    borderColor: color.teal,
    background: color.tealSoft,
    color: color.tealStrong,
    fontWeight: 700,
  },
  '&:has(:disabled)': { borderStyle: 'dashed', color: color.muted, cursor: 'not-allowed' },
  '&:has(:focus-visible)': { outline: `3px solid ${color.focus}`, outlineOffset: 2 },
  'input:focus-visible': { outline: 'none' },
});

const draftStyle = css({ color: color.muted, fontSize: text.small, fontStyle: 'italic' });

const keptStyle = css({
  borderRadius: radius.small,
  input: { accentColor: color.warning },
  '&:has(:checked)': {
    borderColor: color.warning,
    background: color.surface,
    color: color.warning,
  },
});

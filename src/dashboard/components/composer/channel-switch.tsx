import { useId } from 'react';
import { css } from '@emotion/react';
import type { LucideIcon } from 'lucide-react';
import { color } from '../../../theme/color';
import { radius } from '../../../theme/shape';
import { space } from '../../../theme/space';
import { visuallyHidden } from '../../../ui/visually-hidden';
import { denseTarget, fontSize } from '../styles/sizes';

export type ChannelOption<Value extends string> = {
  value: Value;
  label: string;
  icon: LucideIcon;
  /** It is saved for the office and not sent. */
  isNote: boolean;
  /** Why the channel cannot be used, or null if it can. */
  disabledReason: string | null;
};

type ChannelSwitchProps<Value extends string> = {
  channels: readonly ChannelOption<Value>[];
  value: Value;
  channelsWithDraft: readonly Value[];
  onChange: (value: Value) => void;
};

/** Chooses the channel of a message. A channel that cannot be used says why; it stays available while it has a draft. */
export function ChannelSwitch<Value extends string>(props: ChannelSwitchProps<Value>) {
  const { channels, value: current, channelsWithDraft, onChange } = props;
  const id = useId();
  return (
    <fieldset css={{ minWidth: 0, margin: 0, padding: 0, border: 0 }}>
      <legend css={visuallyHidden}>Channel</legend>
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: space[2], marginBlockEnd: space[1] }}>
        {channels.map(({ value, label, icon: Icon, isNote, disabledReason }) => {
          const isCurrent = value === current;
          const hasDraft = channelsWithDraft.includes(value);
          return (
            <label key={value} css={[optionStyle, isNote && noteStyle]}>
              <input
                type="radio"
                name={`${id}-channel`}
                value={value}
                checked={isCurrent}
                disabled={disabledReason !== null && !isCurrent && !hasDraft}
                aria-describedby={disabledReason === null ? undefined : `${id}-${value}`}
                onChange={() => onChange(value)}
              />
              <Icon size={16} aria-hidden />
              {label}
              {hasDraft && !isCurrent && <span css={draftStyle}>Draft</span>}
            </label>
          );
        })}
      </div>
      {channels.map(({ value, disabledReason }) =>
        disabledReason === null ? null : (
          <p
            key={value}
            id={`${id}-${value}`}
            css={{ color: color.muted, fontSize: fontSize.small }}
          >
            {disabledReason}
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
  input: { width: '1.1rem', height: '1.1rem', margin: 0, accentColor: color.primary },
  '&:has(:checked)': {
    borderColor: color.primary,
    background: color.primarySoft,
    color: color.primaryStrong,
    fontWeight: 700,
  },
  '&:has(:disabled)': { borderStyle: 'dashed', color: color.muted, cursor: 'not-allowed' },
  '&:has(:focus-visible)': { outline: `3px solid ${color.focus}`, outlineOffset: 2 },
  'input:focus-visible': { outline: 'none' },
});

const draftStyle = css({ color: color.muted, fontSize: fontSize.small, fontStyle: 'italic' });

/** A note must not look like something that is sent. */
const noteStyle = css({
  borderRadius: radius.small,
  input: { accentColor: color.warning },
  '&:has(:checked)': {
    borderColor: color.warning,
    background: color.surface,
    color: color.warning,
  },
});

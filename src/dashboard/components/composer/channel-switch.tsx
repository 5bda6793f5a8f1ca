import { useId } from 'react';
import { css } from '@emotion/react';
import type { ChannelId } from '../../../../contract/inbox/constants';
import { color, space, radius } from '../../../theme/tokens';
import { visuallyHidden } from '../../../ui/visually-hidden';
import { denseTarget, fontSize } from '../dashboard.styles';
import { channelTexts } from './channel-texts';

export type ChannelOption<Value extends ChannelId> = {
  value: Value;
  /** Why the channel cannot be used, or null if it can. */
  disabledReason: string | null;
};

type ChannelSwitchProps<Value extends ChannelId> = {
  channels: readonly ChannelOption<Value>[];
  value: Value;
  channelsWithDraft: readonly Value[];
  onChange: (value: Value) => void;
};

/** Chooses the channel of a message. A channel that cannot be used says why; it stays available while it has a draft. */
export function ChannelSwitch<Value extends ChannelId>(props: ChannelSwitchProps<Value>) {
  const { channels, value: current, channelsWithDraft, onChange } = props;
  const id = useId();
  return (
    <fieldset css={{ minWidth: 0, margin: 0, padding: 0, border: 0 }}>
      <legend css={visuallyHidden}>Channel</legend>
      <div css={segmentsStyle}>
        {channels.map(({ value, disabledReason }) => {
          const { label, icon: Icon, isNote } = channelTexts[value];
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

/** The segments share their borders, also when they wrap on a phone. */
const segmentsStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  width: 'fit-content',
  padding: '0 1px 1px 0',
  label: { flex: '1 0 auto', margin: '0 -1px -1px 0' },
});

const optionStyle = css({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[2],
  minHeight: denseTarget,
  padding: `0 ${space[3]}`,
  border: `1px solid ${color.border}`,
  fontSize: '0.9375rem',
  '&:first-of-type': { borderStartStartRadius: radius.small, borderEndStartRadius: radius.small },
  '&:last-of-type': { borderStartEndRadius: radius.small, borderEndEndRadius: radius.small },
  // Covers the segment, so that touch and screen readers find it.
  input: { position: 'absolute', inset: 0, width: '100%', height: '100%', margin: 0, opacity: 0 },
  '&:has(:checked)': {
    zIndex: 1,
    borderColor: color.primary,
    background: color.primarySoft,
    color: color.primaryStrong,
    fontWeight: 700,
  },
  '&:has(:disabled)': { color: color.muted, background: color.surfaceSunken },
  'input:disabled': { cursor: 'not-allowed' },
  '&:has(:focus-visible)': { zIndex: 2, outline: `3px solid ${color.focus}`, outlineOffset: 1 },
});

const draftStyle = css({ color: color.muted, fontSize: fontSize.small, fontStyle: 'italic' });

/** A note must not look like something that is sent. */
const noteStyle = css({
  '&:has(:checked)': {
    borderColor: color.warning,
    background: color.surface,
    color: color.warning,
  },
});

import { useId } from 'react';
import { css } from '@emotion/react';
import { Mail, MessageSquareText } from 'lucide-react';
import type { Chat } from '../../../contract/chats';
import { color } from '../../theme/color';
import { radius } from '../../theme/shape';
import { space } from '../../theme/space';
import { text } from '../parts/text';
import { refusalOf, type ReplyChannel } from './reply-channels';

const options = [
  { channel: 'sms', label: 'Text message', icon: MessageSquareText },
  { channel: 'email', label: 'E-mail', icon: Mail },
] as const;

type ChannelSwitchProps = {
  chat: Chat;
  channel: ReplyChannel | null;
  onChange: (channel: ReplyChannel) => void;
};

/** By text or by e-mail; what cannot be used is disabled and says why. */
export function ChannelSwitch({ chat, channel, onChange }: ChannelSwitchProps) {
  const id = useId();
  const refusals = options.flatMap((option) => {
    const words = refusalOf(option.channel, chat);
    return words === null ? [] : [{ id: `${id}-${option.channel}`, words }];
  });
  return (
    <fieldset css={{ minWidth: 0, margin: 0, padding: 0, border: 0 }}>
      <legend css={{ padding: 0, fontSize: text.small, fontWeight: 700 }}>Answer by</legend>
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: space[2], marginBlock: space[1] }}>
        {options.map(({ channel: value, label, icon: Icon }) => {
          const refused = refusalOf(value, chat) !== null;
          return (
            <label key={value} css={optionStyle}>
              <input
                type="radio"
                name={`${id}-channel`}
                value={value}
                checked={channel === value}
                disabled={refused}
                aria-describedby={refused ? `${id}-${value}` : undefined}
                onChange={() => onChange(value)}
              />
              <Icon size={16} aria-hidden />
              {label}
            </label>
          );
        })}
      </div>
      {refusals.map((refusal) => (
        <p key={refusal.id} id={refusal.id} css={{ color: color.muted, fontSize: text.small }}>
          {refusal.words}
        </p>
      ))}
    </fieldset>
  );
}

const optionStyle = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: '2.5rem',
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

import { useId } from 'react';
import { css } from '@emotion/react';
import { Lock, Mail, MessageSquareText, PhoneCall } from 'lucide-react';
import type { Chat } from '../../../contract/chats';
import { color } from '../../theme/color';
import { radius } from '../../theme/shape';
import { space } from '../../theme/space';
import { visuallyHidden } from '../../ui/visually-hidden';
import { denseTarget } from '../parts/dense-target';
import { text } from '../parts/text';
import { isKept, refusalOf, type Writing } from './reply-channels';

const options = [
  { value: 'sms', label: 'Text message', icon: MessageSquareText },
  { value: 'email', label: 'E-mail', icon: Mail },
  { value: 'note', label: 'Private note', icon: Lock },
  { value: 'call', label: 'Call', icon: PhoneCall },
] as const;

type WritingSwitchProps = {
  chat: Chat;
  writing: Writing;
  onChange: (writing: Writing) => void;
};

/**
 * What is written: an answer by text or by e-mail, or what stays with the office. What cannot be sent is disabled and says
 * why; what is kept looks unlike what is sent.
 */
export function WritingSwitch({ chat, writing, onChange }: WritingSwitchProps) {
  const id = useId();
  const refusals = options.flatMap(({ value }) => {
    const words = refusalOf(value, chat);
    return words === null ? [] : [{ id: `${id}-${value}`, words }];
  });
  return (
    <fieldset css={{ minWidth: 0, margin: 0, padding: 0, border: 0 }}>
      <legend css={visuallyHidden}>What you write</legend>
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: space[2], marginBlockEnd: space[1] }}>
        {options.map(({ value, label, icon: Icon }) => {
          const refused = refusalOf(value, chat) !== null;
          return (
            <label key={value} css={[optionStyle, isKept(value) && keptStyle]}>
              <input
                type="radio"
                name={`${id}-writing`}
                value={value}
                checked={writing === value}
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

const keptStyle = css({
  borderRadius: radius.small,
  input: { accentColor: color.warning },
  '&:has(:checked)': {
    borderColor: color.warning,
    background: color.surface,
    color: color.warning,
  },
});

import { css } from '@emotion/react';
import Mail from 'lucide-react/icons/mail';
import MessageSquare from 'lucide-react/icons/message-square';
import Phone from 'lucide-react/icons/phone';
import Star from 'lucide-react/icons/star';
import Trash from 'lucide-react/icons/trash-2';
import { formatContactName, formatContactValue } from '../../../../contract/inbox/person-form';
import type { ContactPoint } from '../../../../contract/inbox/person-schema';
import type { Chat } from '../../../../contract/inbox/schema';
import { canCall, telHref } from '../../../../contract/shared/phone';
import { space } from '../../../theme/tokens';
import { visuallyHidden } from '../../../ui/visually-hidden';
import { callStaff } from '../../api/staff-client';
import { useInvalidate } from '../../api/swr-hooks';
import { ToolbarIconButton } from '../../components/buttons';
import {
  quietStyle,
  rowStyle,
  stackStyle,
  toolbarIconStyle,
} from '../../components/dashboard.styles';
import { TextingState } from '../../components/texting/texting-state';
import { replyTo } from '../reply/reply-target';
import { ContactPointForm, type ContactPointsChange } from './contact-point-form';

type ContactPointItemProps = ContactPointsChange & { thread: Chat; point: ContactPoint };

/** A number or address: whose it is, whether it may be texted, and what can be done with it. */
export function ContactPointItem({ thread, point, ...list }: ContactPointItemProps) {
  const { points, onChange } = list;
  const { id, kind, value, isPreferred, texting } = point;
  const text = formatContactValue(point);
  const others = points.filter((one) => one.id !== id);
  const hasOthers = others.some((one) => one.kind === kind);
  const facts = [isPreferred && hasOthers && 'Preferred', point.label, formatContactName(point)];
  const shownFacts = facts.filter(Boolean).join(' · ');
  const write = (channel: 'sms' | 'email') =>
    replyTo({ userId: thread.userId, channel, to: value });
  return (
    <li css={stackStyle(0)}>
      <div css={rowStyle(`0 ${space[2]}`)}>
        <ContactPointForm {...list} kind={kind} point={point} text={text} />
        <div role="group" aria-label={text} css={actionsStyle}>
          {kind === 'phone' && canCall(value) && (
            <a href={telHref(value)} title="Call" css={toolbarIconStyle}>
              <Phone size={18} aria-hidden />
              <span css={visuallyHidden}>Call {text}</span>
            </a>
          )}
          {texting?.canText === true && (
            <ToolbarIconButton
              icon={MessageSquare}
              label={`Text ${text}`}
              onClick={() => write('sms')}
            />
          )}
          {kind === 'email' && (
            <ToolbarIconButton icon={Mail} label={`Email ${text}`} onClick={() => write('email')} />
          )}
          {!isPreferred && point.userId === thread.userId && (
            <ToolbarIconButton
              icon={Star}
              label={`Prefer ${text}`}
              onClick={() => {
                const own = points.filter((one) => one.id === id);
                void onChange([...own, ...others]);
              }}
            />
          )}
          <ToolbarIconButton
            icon={Trash}
            label={`Remove ${text}`}
            onClick={() => void onChange(others)}
          />
        </div>
      </div>
      {shownFacts !== '' && <p css={quietStyle}>{shownFacts}</p>}
      {texting && (
        <p css={quietStyle}>
          <ContactPointTexting thread={thread} point={{ ...point, texting }} />
        </p>
      )}
    </li>
  );
}

type ContactPointTextingProps = {
  thread: Chat;
  point: ContactPoint & { texting: NonNullable<ContactPoint['texting']> };
};

function ContactPointTexting({ thread, point }: ContactPointTextingProps) {
  const refresh = useInvalidate('/chats');
  const { id: contactPoint, userId, value: contact, texting } = point;
  const input = { params: { userId }, query: { contactPoint } };
  return (
    <TextingState
      person={{ ...texting, contact, region: thread.region }}
      ledger={{ call: 'GET /chats/:userId/text-consent', ...input }}
      save={(body) => callStaff('POST /chats/:userId/text-consent', { ...input, body })}
      onChanged={refresh}
    />
  );
}

const actionsStyle = css({
  display: 'flex',
  marginInlineStart: 'auto',
  // While the number is edited.
  'form + &': { display: 'none' },
});

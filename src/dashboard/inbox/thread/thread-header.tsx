import type { RefObject } from 'react';
import { css } from '@emotion/react';
import { ArrowLeft, Mail, Phone } from 'lucide-react';
import { mailtoHref } from '../../../../contract/shared/email-address';
import type { Chat } from '../../../../contract/inbox/schema';
import type { ThreadPatch } from '../../../../contract/inbox/change-schema';
import { formatPhone, telHref } from '../../../../contract/shared/phone';
import { color } from '../../../theme/color';
import { media } from '../../../theme/layout';
import { target } from '../../../theme/shape';
import { space } from '../../../theme/space';
import type { VersionedChange } from '../../api/use-versioned-change';
import { Link } from '../../components/link/link';
import { getRegionName } from '../../components/region-name';
import { ChangeError } from '../../components/status/messages';
import { fontSize, denseTarget } from '../../components/styles/sizes';
import { stickyHeaderStyle } from '../../components/styles/sticky.styles';
import { getTextingLabel } from '../reply/reply-channels';
import { HeaderStatus } from './status-bar';

type ThreadHeaderProps = {
  chat: Chat;
  state: VersionedChange<ThreadPatch>;
  listUrl: string;
  heading: RefObject<HTMLHeadingElement>;
};

/** The name and contact details of the person. */
export function ThreadHeader({ chat, state, listUrl, heading }: ThreadHeaderProps) {
  return (
    <header css={headerStyle}>
      <Link to={listUrl} aria-label="Back to list" css={backStyle}>
        <ArrowLeft size={20} aria-hidden />
      </Link>
      <div css={titleStyle}>
        <h2 id="thread-name" ref={heading} tabIndex={-1} css={nameStyle}>
          {chat.name}
        </h2>
        <p css={{ color: color.muted, fontSize: fontSize.small }}>
          {getRegionName(chat.region)} · {getTextingLabel(chat)}
        </p>
      </div>
      <ul css={contactStyle}>
        <li>
          <a href={telHref(chat.contact)}>
            <Phone size={16} aria-hidden /> {formatPhone(chat.contact)}
          </a>
        </li>
        {chat.email !== null && (
          <li>
            <a href={mailtoHref(chat.email)}>
              <Mail size={16} aria-hidden /> <span>{chat.email}</span>
            </a>
          </li>
        )}
      </ul>
      <HeaderStatus chat={chat} state={state} />
      <ChangeError error={state.error} />
    </header>
  );
}

const headerStyle = css(stickyHeaderStyle, {
  // On phones: back link and name, then contact details and status.
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${space[1]} ${space[3]}`,
  padding: `${space[2]} clamp(${space[3]}, 2vw, ${space[6]})`,
  borderBlockEnd: `1px solid ${color.divider}`,
  background: color.surface,
  [media.wide]: { display: 'flex', flexWrap: 'wrap', paddingBlock: space[3] },
});

const backStyle = css({
  display: 'grid',
  placeItems: 'center',
  width: target,
  height: target,
  marginInlineStart: `-${space[2]}`,
  color: color.text,
  [media.wide]: { display: 'none' },
});

// On wide screens, a long address wraps to the next line.
const titleStyle = css({ gridColumn: '2 / -1', flex: '1 1 16rem', minWidth: 0 });

const nameStyle = css({
  fontSize: '1.1875rem',
  overflowWrap: 'anywhere',
  // Phones cut off very long names, which the messages show in full.
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  [media.wide]: { display: 'block', overflow: 'visible' },
  '&:focus': { outline: 'none' },
});

const contactStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[4],
  gridColumn: '1 / 3',
  minWidth: 0,
  listStyle: 'none',
  fontSize: '0.9375rem',
  li: { minWidth: 0 },
  a: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[2],
    minHeight: denseTarget,
    maxWidth: '100%',
  },
  'a > svg': { flex: 'none' },
  'a > span': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
});

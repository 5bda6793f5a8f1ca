import { Fragment, type ReactNode, type RefObject } from 'react';
import { css } from '@emotion/react';
import type { Chat, ChatSummary } from '../../../../contract/inbox/schema';
import { mailtoHref } from '../../../../contract/shared/email-address';
import { canCall, formatPhone, telHref } from '../../../../contract/shared/phone';
import { getRegionName } from '../../../../contract/shared/region-facts';
import { color, minTarget, space } from '../../../theme/tokens';
import { media } from '../../../theme/layout';
import { BackLink } from '../../components/detail/detail-pane';
import { ellipsis, quietStyle, stickyHeaderStyle } from '../../components/dashboard.styles';
import { ChangeError } from '../../components/status/messages';
import { getTextingLabel } from '../../components/texting/texting-messages';
import { DueTime } from '../due-time';

type ThreadHeaderProps = {
  thread: Chat | ChatSummary;
  listUrl: string;
  heading?: RefObject<HTMLHeadingElement>;
  /** After the name and the facts. */
  end: ReactNode;
  /** Why a change failed. */
  error?: string | null;
  /** The line of actions. */
  children: ReactNode;
};

export function ThreadHeader(props: ThreadHeaderProps) {
  const { thread, listUrl, heading, end, error = null, children } = props;
  return (
    <header css={headerStyle}>
      <div css={lineStyle}>
        <BackLink to={listUrl} label="Back to list" />
        <div css={personStyle}>
          <h2 id="thread-name" ref={heading} tabIndex={-1} title={thread.name} css={nameStyle}>
            {thread.name}
          </h2>
          <Facts thread={thread} />
        </div>
        {end}
      </div>
      <div css={actionsStyle}>{children}</div>
      <ChangeError error={error} />
    </header>
  );
}

/** The most important ones first, because a phone cuts off the rest. */
function Facts({ thread }: Pick<ThreadHeaderProps, 'thread'>) {
  const { contact, email, waitsSince } = thread;
  const facts = [
    ...(waitsSince === null ? [] : [<DueTime key="wait" thread={thread} />]),
    ...(contact !== '' && 'canText' in thread ? [getTextingLabel(thread)] : []),
    getRegionName(thread.region),
  ];
  return (
    <p css={factsStyle}>
      {canCall(contact) ? (
        <a href={telHref(contact)}>{formatPhone(contact)}</a>
      ) : contact === '' && email !== null ? (
        <a href={mailtoHref(email)}>{email}</a>
      ) : (
        formatPhone(contact)
      )}
      <span css={ellipsis}>
        {facts.map((fact, index) => (
          <Fragment key={index}> · {fact}</Fragment>
        ))}
      </span>
    </p>
  );
}

const headerStyle = css(stickyHeaderStyle, {
  flex: 'none',
  padding: `${space[1]} clamp(${space[3]}, 2vw, ${space[6]})`,
  borderBlockEnd: `1px solid ${color.divider}`,
  background: color.surface,
});

const lineStyle = css({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: minTarget,
});

const personStyle = css({
  flex: 1,
  minWidth: 0,
  [media.wide]: { display: 'flex', alignItems: 'baseline', gap: space[3] },
});

/** The panel shows all of a very long name. */
const nameStyle = css({
  ...ellipsis,
  fontSize: '1.1875rem',
  lineHeight: 1.3,
  [media.wide]: { flex: '0 1 auto', maxWidth: '60%' },
  '&:focus': { outline: 'none' },
});

const factsStyle = css(quietStyle, {
  display: 'flex',
  gap: '0.3em',
  minWidth: 0,
  lineHeight: 1.3,
  a: {
    ...ellipsis,
    flex: 'none',
    maxWidth: '75%',
    // As high as a tap target, over the name, which isn't pressed.
    '@media (pointer: coarse)': { marginBlock: '-0.75rem', paddingBlock: '0.75rem' },
  },
  [media.wide]: { flex: 1 },
});

const actionsStyle = css({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: minTarget,
  // A long name of the assignee is cut off before the status.
  '& > :first-of-type': { flex: 'none' },
  [media.wide]: { gap: space[4] },
});

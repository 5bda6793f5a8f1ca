import type { ReactNode, RefObject } from 'react';
import { css } from '@emotion/react';
import type { ThreadPatch } from '../../../../contract/inbox/change-schema';
import { threadStatusLabels } from '../../../../contract/inbox/constants';
import type { Chat } from '../../../../contract/inbox/schema';
import { getRegionName } from '../../../../contract/shared/region-facts';
import { color, space } from '../../../theme/tokens';
import { media } from '../../../theme/layout';
import { useMediaQuery } from '../../../browser/hooks/use-media-query';
import type { VersionedChange } from '../../hooks/use-versioned-change';
import { AssigneeSelect } from '../../components/assignee';
import { BackLink, ContactLinks, stateBarStyle } from '../../components/detail/detail-pane';
import { Options, StateSelect } from '../../components/action-select';
import { ChangeError } from '../../components/status/messages';
import { TableSkeleton } from '../../components/status/notice';
import { detailPaneStyle, stickyHeaderStyle, quietStyle } from '../../components/dashboard.styles';
import { TextingState } from '../../components/texting/texting-state';
import { callStaff } from '../../api/staff-client';
import { useInvalidate } from '../../api/swr-hooks';
import { parseStatus } from '../labels';

type StatusProps = { thread: Chat; state: VersionedChange<ThreadPatch> };

type ThreadHeaderProps = StatusProps & {
  listUrl: string;
  heading: RefObject<HTMLHeadingElement>;
};

export function ThreadHeader({ thread, state, listUrl, heading }: ThreadHeaderProps) {
  const refresh = useInvalidate('/chats');
  const params = { userId: thread.userId };
  const texting = thread.contact !== '' && (
    <>
      {' · '}
      <TextingState
        person={thread}
        ledger={{ call: 'GET /chats/:userId/text-consent', params }}
        save={(body) => callStaff('POST /chats/:userId/text-consent', { params, body })}
        onChanged={refresh}
      />
    </>
  );
  return (
    <PersonHeader thread={thread} listUrl={listUrl} heading={heading} texting={texting}>
      <HeaderStatus thread={thread} state={state} />
      <ChangeError error={state.error} />
    </PersonHeader>
  );
}

/** The person as the list knows them, until the thread has loaded. */
export function ThreadSkeleton(person: PersonHeaderProps) {
  return (
    <section aria-labelledby="thread-name" aria-busy css={detailPaneStyle}>
      <PersonHeader {...person} />
      <div css={skeletonStyle}>
        <TableSkeleton />
      </div>
    </section>
  );
}

type PersonHeaderProps = Pick<ThreadHeaderProps, 'listUrl'> & {
  thread: Pick<Chat, 'name' | 'region' | 'contact' | 'email'>;
  heading?: ThreadHeaderProps['heading'];
  texting?: ReactNode;
  children?: ReactNode;
};

function PersonHeader({ thread, listUrl, heading, texting, children }: PersonHeaderProps) {
  return (
    <header css={headerStyle}>
      <BackLink to={listUrl} label="Back to list" />
      <div css={titleStyle}>
        <h2 id="thread-name" ref={heading} tabIndex={-1} css={nameStyle}>
          {thread.name}
        </h2>
        <p css={quietStyle}>
          {getRegionName(thread.region)}
          {texting}
        </p>
      </div>
      <div css={contactStyle}>
        <ContactLinks contact={thread.contact} email={thread.email} />
      </div>
      {children}
    </header>
  );
}

export function StatusBar({ thread, state, children }: StatusProps & { children?: ReactNode }) {
  const isWide = useMediaQuery(media.wide);
  const { assignee = thread.assignee } = state.pendingChange;
  return (
    <div css={stateBarStyle} aria-busy={state.isPending}>
      {isWide && <StatusSelect thread={thread} state={state} />}
      <AssigneeSelect
        assignees={{ call: 'GET /chats/assignees', query: { region: thread.region } }}
        assignee={assignee}
        onAssignee={(next) => void state.change({ assignee: next })}
      />
      {children}
    </div>
  );
}

/** The status in the sticky header, for screens on which the status bar scrolls away with the messages. */
function HeaderStatus({ thread, state }: StatusProps) {
  const isWide = useMediaQuery(media.wide);
  return isWide ? null : <StatusSelect thread={thread} state={state} compact />;
}

function StatusSelect({ thread, state, compact = false }: StatusProps & { compact?: boolean }) {
  return (
    <StateSelect
      label="Status"
      value={state.pendingChange.status ?? thread.status}
      isLabelHidden={compact}
      onValueChange={(value) => {
        const status = parseStatus(value);
        if (status) void state.change({ status });
      }}
    >
      <Options choices={threadStatusLabels} />
    </StateSelect>
  );
}

const skeletonStyle = css({ padding: space[4] });

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

const contactStyle = css({ gridColumn: '1 / 3', minWidth: 0 });

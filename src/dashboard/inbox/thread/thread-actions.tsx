import { css } from '@emotion/react';
import { Menu } from '@base-ui/react/menu';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import Database from 'lucide-react/icons/database';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Mail from 'lucide-react/icons/mail';
import Merge from 'lucide-react/icons/merge';
import Moon from 'lucide-react/icons/moon';
import type { ThreadPatch } from '../../../../contract/inbox/change-schema';
import { threadStatusLabels } from '../../../../contract/inbox/constants';
import type { Chat } from '../../../../contract/inbox/schema';
import { useMediaQuery } from '../../../browser/hooks/use-media-query';
import { media } from '../../../theme/layout';
import { AssigneeSelect } from '../../components/assignee';
import { Options, StateSelect } from '../../components/action-select';
import { usePersonData } from '../../components/detail/person-data-button';
import { MenuItem, MenuPopup } from '../../components/menu';
import { toolbarButtonStyle } from '../../components/dashboard.styles';
import type { VersionedChange } from '../../hooks/use-versioned-change';
import { parseStatus } from '../labels';
import { useMergeDialog } from '../merge/merge-notices';

type ThreadActionsProps = MoreMenuProps & { state: VersionedChange<ThreadPatch> };

/** The actions on a thread, on one line. */
export function ThreadActions({ thread, state, ...menu }: ThreadActionsProps) {
  const isWide = useMediaQuery(media.wide);
  const { status = thread.status, assignee = thread.assignee } = state.pendingChange;
  return (
    <>
      <StateSelect
        label="Status"
        isLabelHidden={!isWide}
        value={status}
        onValueChange={(value) => {
          const next = parseStatus(value);
          if (next) void state.change({ status: next });
        }}
      >
        <Options choices={threadStatusLabels} />
      </StateSelect>
      <AssigneeSelect
        assignees={{ call: 'GET /chats/assignees', query: { region: thread.region } }}
        assignee={assignee}
        isLabelHidden={!isWide}
        onAssignee={(next) => void state.change({ assignee: next })}
      />
      <MoreMenu thread={thread} {...menu} />
    </>
  );
}

type MoreMenuProps = {
  thread: Chat;
  listUrl: string;
  onMarkUnread: () => void;
  onFollowUp: () => void;
  onSnooze: () => void;
};

function MoreMenu({ thread, listUrl, onMarkUnread, onFollowUp, onSnooze }: MoreMenuProps) {
  const merge = useMergeDialog();
  const personData = usePersonData({ recordId: thread.userId, backUrl: listUrl });
  return (
    <div css={moreStyle}>
      <Menu.Root>
        <Menu.Trigger css={toolbarButtonStyle}>
          <Ellipsis size={18} aria-hidden /> More
        </Menu.Trigger>
        <MenuPopup label="More" align="end">
          <MenuItem icon={CalendarClock} label="Follow-up…" shortcut="f" onClick={onFollowUp} />
          {thread.status !== 'closed' && (
            <MenuItem icon={Moon} label="Snooze…" shortcut="h" onClick={onSnooze} />
          )}
          <MenuItem icon={Mail} label="Mark as unread" shortcut="u" onClick={onMarkUnread} />
          <MenuItem icon={Merge} label="Merge…" onClick={merge.openDialog} />
          {personData.openDialog && (
            <MenuItem icon={Database} label="Export or erase…" onClick={personData.openDialog} />
          )}
        </MenuPopup>
      </Menu.Root>
      {merge.loadError}
      {merge.Dialog && merge.isOpen && <merge.Dialog thread={thread} onClose={merge.close} />}
      {personData.dialog}
    </div>
  );
}

const moreStyle = css({ flex: 'none', marginInlineStart: 'auto' });

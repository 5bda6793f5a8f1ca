import type { ReactNode } from 'react';
import { css } from '@emotion/react';
import { Merge } from 'lucide-react';
import type { Chat } from '../../../../contract/inbox/schema';
import type { ThreadPatch } from '../../../../contract/inbox/change-schema';
import { color } from '../../../theme/color';
import { media } from '../../../theme/layout';
import { space } from '../../../theme/space';
import { useMediaQuery } from '../../../ui/use-media-query';
import type { VersionedChange } from '../../api/use-versioned-change';
import { AssigneeSelect } from '../../components/assignee/assignee';
import { StateSelect } from '../../components/select/state-select';
import { ErrorMessage } from '../../components/status/messages';
import { toolbarButtonStyle } from '../../components/styles/controls.styles';
import { useLazyDialog } from '../../hooks/use-lazy-dialog';
import { assigneesPath } from '../api';
import { parseStatus, statusOptions } from '../status-badge';

type StatusBarProps = {
  chat: Chat;
  state: VersionedChange<ThreadPatch>;
  /** Shown at the end of the bar. */
  children?: ReactNode;
};

export function StatusBar({ chat, state, children }: StatusBarProps) {
  const isWide = useMediaQuery(media.wide);
  const assignee =
    state.pendingChange.assignee === undefined ? chat.assignee : state.pendingChange.assignee;
  return (
    <div css={barStyle} aria-busy={state.busy}>
      {isWide && <StatusSelect chat={chat} state={state} />}
      <AssigneeSelect
        path={assigneesPath}
        assignee={assignee}
        onAssignee={(next) => void state.change({ assignee: next })}
      />
      {children}
    </div>
  );
}

/** The status in the sticky header, for screens on which the status bar scrolls away with the messages. */
export function HeaderStatus({ chat, state }: Pick<StatusBarProps, 'chat' | 'state'>) {
  const isWide = useMediaQuery(media.wide);
  return isWide ? null : <StatusSelect chat={chat} state={state} compact />;
}

type StatusSelectProps = Pick<StatusBarProps, 'chat' | 'state'> & { compact?: boolean };

function StatusSelect({ chat, state, compact = false }: StatusSelectProps) {
  return (
    <StateSelect
      label="Status"
      value={state.pendingChange.status ?? chat.status}
      isLabelHidden={compact}
      onValue={(value) => {
        const status = parseStatus(value);
        if (status) void state.change({ status });
      }}
    >
      {statusOptions}
    </StateSelect>
  );
}

const loadMergeDialog = () =>
  import('../merge/merge-dialog').then(({ MergeDialog }) => MergeDialog);

export function MergeButton({ chat }: { chat: Chat }) {
  const { Dialog, isOpen, setOpen, hasFailed, openDialog } = useLazyDialog(loadMergeDialog);
  return (
    <>
      <button type="button" onClick={openDialog} css={toolbarButtonStyle}>
        <Merge size={16} aria-hidden /> Merge…
      </button>
      {hasFailed && (
        <ErrorMessage>Couldn’t open the threads. Check your connection and try again.</ErrorMessage>
      )}
      {Dialog && isOpen && <Dialog chat={chat} onClose={() => setOpen(false)} />}
    </>
  );
}

const barStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[3]}`,
  padding: `${space[2]} clamp(${space[3]}, 2vw, ${space[6]})`,
  borderBlockEnd: `1px solid ${color.divider}`,
  background: color.surface,
});

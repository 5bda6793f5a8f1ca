import { Suspense, useState } from 'react';
import { css } from '@emotion/react';
import type { ThreadPatch } from '../../../../contract/inbox/change-schema';
import { threadStatusLabels } from '../../../../contract/inbox/constants';
import type { ChatSummary } from '../../../../contract/inbox/schema';
import { Button } from '../../../ui/buttons/button';
import { createLazyComponent } from '../../../ui/loading/lazy-component';
import { BulkAssignSelect, describeAssignment } from '../../components/assignee';
import { BulkSelect, SelectionBar } from '../../components/selection';
import { ErrorMessage } from '../../components/status/messages';
import { TagSelect } from '../../components/tags/tag-select';
import { loadPerson } from '../bulk-reply/calls';
import type { SelectedPerson } from '../bulk-reply/previews';
import { getSnoozeTime, snoozeChoices } from '../snooze/snooze-times';
import { useBulkChange } from '../../hooks/selection/use-bulk-change';
import { useSelection } from '../../hooks/selection/use-selection';
import { useAsyncAction } from '../../hooks/use-async-action';
import { callStaff } from '../../api/staff-client';
import { useInvalidate } from '../../api/swr-hooks';

const BulkReplyDialog = createLazyComponent(() =>
  import('../bulk-reply/bulk-reply-dialog').then(({ BulkReplyDialog }) => BulkReplyDialog),
);

export const selectButtonId = 'select-threads';

export type ThreadSelection = ReturnType<typeof useThreadSelection>;

/**
 * The selected threads of the page; checkboxes appear once selecting is enabled.
 * @param listUrl clears the selection when it changes, so that no thread is changed out of view
 */
export function useThreadSelection(threads: readonly ChatSummary[] | undefined, listUrl: string) {
  const [isEnabled, setEnabled] = useState(false);
  const rows = threads?.map(({ userId: id, version, name, status, assignee }) => ({
    id,
    version,
    name,
    status,
    assignee,
  }));
  const selection = useSelection(rows, ({ name }) => name, !isEnabled, listUrl);
  return {
    ...selection,
    isEnabled,
    setEnabled: (next: boolean) => {
      setEnabled(next);
      selection.select([]);
    },
    toggle: (userId: string, isRange = false) => {
      setEnabled(true);
      selection.toggle(userId, isRange);
    },
  };
}

export function BulkActions({ selection }: { selection: ThreadSelection }) {
  const refresh = useInvalidate('/chats');
  const bulk = useBulkChange(selection, {
    noun: 'thread',
    refresh,
    undoCall: 'POST /chats/undo',
  });
  const ids = selection.selectedRows.map(({ id }) => id);
  const [people, setPeople] = useState<readonly SelectedPerson[] | null>(null);
  const { run, isPending, error } = useAsyncAction();
  const disabled = bulk.count === 0 || bulk.isPending;
  return (
    <SelectionBar
      label="Change selected threads"
      {...bulk}
      onDone={() => {
        selection.setEnabled(false);
        document.getElementById(selectButtonId)?.focus();
      }}
    >
      <BulkSelect
        label="Status of selected threads"
        prompt="Set status…"
        choices={threadStatusLabels}
        disabled={disabled}
        frameStyle={halfWidthStyle}
        onChoice={(status) => {
          const label = threadStatusLabels[status].toLowerCase();
          bulk.change({
            call: (threads) => send(threads, { status }),
            verb: 'Mark',
            done: 'Marked',
            suffix: `as ${label}`,
            goal: { state: label, isReached: (row) => row.status === status },
          });
        }}
      />
      <BulkSelect
        label="Snooze selected threads"
        prompt="Snooze…"
        choices={snoozeChoices}
        disabled={disabled}
        frameStyle={halfWidthStyle}
        onChoice={(choice) => {
          const isWake = choice === 'wake';
          const snoozedUntil = getSnoozeTime(choice);
          bulk.change({
            call: (threads) => send(threads, { snoozedUntil }),
            verb: isWake ? 'Wake' : 'Snooze',
            done: isWake ? 'Woke' : 'Snoozed',
            ...(!isWake && { goal: { state: 'closed', isReached: isClosed } }),
          });
        }}
      />
      <TagSelect
        label="Tags of selected threads"
        disabled={disabled}
        frameStyle={halfWidthStyle}
        onPatch={(patch, action) =>
          bulk.change({ call: (threads) => send(threads, patch), ...action })
        }
      />
      <BulkAssignSelect
        assignees={{ call: 'GET /chats/assignees' }}
        disabled={disabled}
        frameStyle={halfWidthStyle}
        onAssignee={(assignee) =>
          bulk.change({
            call: (threads) => send(threads, { assignee }),
            ...describeAssignment(assignee),
          })
        }
      />
      <Button
        tone="outline"
        isPending={isPending}
        // Not disabled, so that it takes the focus when the dialog closes.
        aria-disabled={disabled}
        onClick={() =>
          !disabled && void run(async () => setPeople(await Promise.all(ids.map(loadPerson))))
        }
      >
        Reply…
      </Button>
      {error !== null && <ErrorMessage>Not opened. {error}</ErrorMessage>}
      {people && (
        <Suspense fallback={null}>
          <BulkReplyDialog
            people={people}
            onClose={() => setPeople(null)}
            onSent={(sentIds) => {
              setPeople((now) => now?.filter(({ chat }) => !sentIds.includes(chat.userId)) ?? null);
              selection.select(ids.filter((id) => !sentIds.includes(id)));
              refresh();
            }}
          />
        </Suspense>
      )}
    </SelectionBar>
  );
}

const send = (threads: { id: string; version: number }[], patch: ThreadPatch) =>
  callStaff('POST /chats/states', { body: { threads, ...patch } });

/** A closed thread is not snoozed. */
const isClosed = ({ status }: Pick<ChatSummary, 'status'>) => status === 'closed';

const halfWidthStyle = css({ flex: '1 1 8rem' });

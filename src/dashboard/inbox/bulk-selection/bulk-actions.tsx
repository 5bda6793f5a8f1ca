import { css } from '@emotion/react';
import type { BulkAnswer, BulkChange, ThreadWish } from '../../../../contract/inbox/change-schema';
import { ActingSelect } from '../../components/select/action-select';
import { AssignChosen } from '../../components/assignee/bulk-assign-select';
import { ChoosingBar, chosenSelectStyle } from '../../components/selection/selection-bar';
import { useChangeChosen } from '../../components/selection/use-selection';
import { callStaff } from '../../api/staff-client';
import { threadAssignees } from '../assignee-select';
import { statusOptions, toStatus } from '../status-select';
import { chooseId, type Choosing } from './use-thread-selection';

type ThreadsChoosingProps = {
  choosing: Choosing;
  /** The rest stays chosen. */
  onChanged: (refused: readonly string[]) => void;
};

/** What can be done with the chosen threads together, each at the version that is on the screen, and what became of it. */
export function ThreadsChoosing({ choosing, onChanged }: ThreadsChoosingProps) {
  const { chosen, all, turn } = choosing;
  const { change: changeAll, ...shown } = useChangeChosen(
    'thread',
    chosen,
    ({ name }) => name,
    onChanged,
  );
  const change = (wish: ThreadWish) => void changeAll((threads) => send(threads, wish));
  const isOff = chosen.length === 0 || shown.busy;
  return (
    <ChoosingBar
      label="Change several threads"
      count={chosen.length}
      {...{ all, ...shown }}
      onDone={() => {
        turn(false);
        document.getElementById(chooseId)?.focus();
      }}
    >
      <ActingSelect
        aria-label="Status of the chosen"
        value=""
        disabled={isOff}
        frame={halfStyle}
        css={chosenSelectStyle}
        onValue={(value) => {
          const status = toStatus(value);
          if (status) change({ status });
        }}
      >
        <option value="" disabled>
          Set status …
        </option>
        {statusOptions}
      </ActingSelect>
      <AssignChosen
        path={threadAssignees}
        disabled={isOff}
        frame={halfStyle}
        onAssignee={(assignee) => change({ assignee })}
      />
    </ChoosingBar>
  );
}

async function send(versions: readonly { id: string; version: number }[], wish: ThreadWish) {
  const threads = versions.map(({ id: userId, version }) => ({ userId, version }));
  const body: BulkChange = { threads, ...wish };
  const { changed, refused } = await callStaff<BulkAnswer>('/chats/states', {
    method: 'POST',
    body,
  });
  return { changed, refused: refused.map(({ userId: id, message }) => ({ id, message })) };
}

const halfStyle = css({ flex: '1 1 8rem' });

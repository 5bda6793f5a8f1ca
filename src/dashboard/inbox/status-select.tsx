import type { Chat } from '../../../contract/inbox/schema';
import type { ThreadWish } from '../../../contract/inbox/change-schema';
import { threadStatuses, type ThreadStatus } from '../../../contract/inbox/constants';
import { StateChoice } from '../components/select/state-select';
import type { VersionedChange } from '../api/use-versioned-change';
import { statusWords } from './status-badge';

type StatusChoiceProps = {
  chat: Pick<Chat, 'status'>;
  change: VersionedChange<ThreadWish>['change'];
  /** Without the word before it, where there is little room. */
  compact?: boolean;
};

/** What can be chosen of it. */
export const statusOptions = threadStatuses.map((status) => (
  <option key={status} value={status}>
    {statusWords[status]}
  </option>
));

/** What was chosen of them; undefined: none. */
export function toStatus(value: string): ThreadStatus | undefined {
  return threadStatuses.find((one) => one === value);
}

/** How far the office has come with a person, to be changed here. */
export function StatusChoice({ chat, change, compact = false }: StatusChoiceProps) {
  return (
    <StateChoice
      label="Status"
      value={chat.status}
      compact={compact}
      onValue={(value) => {
        const status = toStatus(value);
        if (status) void change({ status });
      }}
    >
      {statusOptions}
    </StateChoice>
  );
}

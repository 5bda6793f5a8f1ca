import { useId } from 'react';
import type { Chat } from '../../../contract/chats';
import type { ThreadWish } from '../../../contract/thread-changes';
import { threadStatuses, type ThreadStatus } from '../../../contract/thread-statuses';
import { visuallyHidden } from '../../ui/visually-hidden';
import type { VersionedChange } from '../parts/use-versioned-change';
import { choiceStyle, labelStyle, selectStyle } from './choice-style';
import { statusWords } from './thread-status';

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
  const id = useId();
  return (
    <div css={choiceStyle}>
      <label htmlFor={id} css={compact ? visuallyHidden : labelStyle}>
        Status
      </label>
      <select
        id={id}
        value={chat.status}
        css={selectStyle}
        onChange={(event) => {
          const status = toStatus(event.target.value);
          if (status) void change({ status });
        }}
      >
        {statusOptions}
      </select>
    </div>
  );
}

import { useId } from 'react';
import type { Chat } from '../../../contract/chats';
import type { ThreadWish } from '../../../contract/thread-changes';
import type { VersionedChange } from '../parts/use-versioned-change';
import { choiceStyle, labelStyle, selectStyle } from './choice-style';
import { useAssignees } from './use-assignees';

type AssigneeChoiceProps = {
  chat: Pick<Chat, 'assignee'>;
  change: VersionedChange<ThreadWish>['change'];
};

/** Who of the office has a person, to be changed here. */
export function AssigneeChoice({ chat, change }: AssigneeChoiceProps) {
  const offered = useAssignees(chat.assignee);
  const id = useId();
  return (
    <div css={choiceStyle}>
      <label htmlFor={id} css={labelStyle}>
        Assigned to
      </label>
      <select
        id={id}
        value={chat.assignee ?? ''}
        css={selectStyle}
        onChange={(event) => void change({ assignee: event.target.value || null })}
      >
        <option value="">Nobody</option>
        <AssigneeOptions {...offered} />
      </select>
    </div>
  );
}

/** Everybody who may have a person, as they stand among what can be chosen. */
export function AssigneeOptions({ me, assignees }: ReturnType<typeof useAssignees>) {
  return assignees.map((email) => (
    <option key={email} value={email}>
      {email === me ? `You (${email})` : email}
    </option>
  ));
}

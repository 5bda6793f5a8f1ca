import type { Chat } from '../../../contract/chats';
import type { ThreadWish } from '../../../contract/thread-changes';
import { AssigneeOptions, nobody, toAssignee } from '../parts/assignee-options';
import { StateChoice } from '../parts/state-choice';
import type { VersionedChange } from '../parts/use-versioned-change';

/** The call for whom a thread may be given to. */
export const threadAssignees = '/chats/assignees';

type AssigneeChoiceProps = {
  chat: Pick<Chat, 'assignee'>;
  change: VersionedChange<ThreadWish>['change'];
};

/** Who of the office has a person, to be changed here. */
export function AssigneeChoice({ chat, change }: AssigneeChoiceProps) {
  return (
    <StateChoice
      label="Assigned to"
      value={chat.assignee ?? nobody}
      onValue={(value) => void change({ assignee: toAssignee(value) })}
    >
      <option value={nobody}>Nobody</option>
      <AssigneeOptions path={threadAssignees} current={chat.assignee} />
    </StateChoice>
  );
}

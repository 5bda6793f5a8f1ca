import type { Chat } from '../../../contract/inbox/schema';
import type { ThreadWish } from '../../../contract/inbox/change-schema';
import { AssigneeOptions, nobody, toAssignee } from '../components/assignee/assignee-options';
import { StateChoice } from '../components/select/state-select';
import type { VersionedChange } from '../api/use-versioned-change';

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

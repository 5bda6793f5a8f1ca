import type { RecordsChanged } from '../../../contract/help-desk/change-schema';
import type { QueueItem } from '../../../contract/help-desk/queue-schema';
import { isDecided, type HelpDeskType } from '../../../contract/help-desk/constants';
import { Button } from '../../ui/buttons/button';
import { AssignChosen } from '../components/assignee/bulk-assign-select';
import { ChoosingBar, type AllOfPage } from '../components/selection/selection-bar';
import { useChangeChosen } from '../components/selection/use-selection';
import { callStaff } from '../api/staff-client';

/** The call for whom a request of a queue may be given to. */
export const queueAssignees = (type: HelpDeskType) => `/helpDesk/queues/${type}/assignees`;

type Wish = { reviewed: boolean } | { assignee: string | null };

type QueueChoosingProps = {
  type: HelpDeskType;
  /** Those of the page that are chosen. */
  chosen: readonly QueueItem[];
  all: AllOfPage;
  /** The rest stays chosen. */
  onChanged: (refused: readonly string[]) => void;
};

/** What can be done with the chosen requests together, and what became of it. What is decided is decided one by one. */
export function QueueChoosing({ type, chosen, all, onChanged }: QueueChoosingProps) {
  const { change: changeAll, ...shown } = useChangeChosen(
    'request',
    chosen,
    ({ name }) => name,
    onChanged,
  );
  const change = (wish: Wish) =>
    changeAll(
      (records) =>
        callStaff<RecordsChanged>('/helpDesk/records/states', {
          method: 'POST',
          body: { records, ...wish },
        }),
      {
        state: stateOf(wish),
        isSo: (item) =>
          'reviewed' in wish ? item.reviewed === wish.reviewed : item.assignee === wish.assignee,
      },
    );

  return (
    <ChoosingBar label="Change the chosen requests" count={chosen.length} {...{ all, ...shown }}>
      <AssignChosen
        path={queueAssignees(type)}
        disabled={shown.busy}
        onAssignee={(assignee) => void change({ assignee })}
      />
      {!isDecided(type) && (
        <>
          <Button tone="outline" busy={shown.busy} onClick={() => void change({ reviewed: true })}>
            Mark reviewed
          </Button>
          <Button tone="outline" busy={shown.busy} onClick={() => void change({ reviewed: false })}>
            Mark as waiting
          </Button>
        </>
      )}
    </ChoosingBar>
  );
}

/** What a request is then. */
function stateOf(wish: Wish): string {
  if ('reviewed' in wish) return wish.reviewed ? 'reviewed' : 'waiting';
  return wish.assignee === null ? 'assigned to nobody' : 'assigned to the same person';
}

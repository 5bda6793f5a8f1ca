import { css } from '@emotion/react';
import type { RecordsChanged } from '../../../contract/help-desk-changes';
import type { QueueItem } from '../../../contract/help-desk-queue';
import type { HelpDeskType } from '../../../contract/help-desk-types';
import { Button } from '../../ui/button';
import { controlStyle } from '../../ui/field';
import { AssigneeOptions, nobody, toAssignee } from '../parts/assignee-options';
import { ChoosingBar } from '../parts/list/choosing-bar';
import { useChangeChosen } from '../parts/list/use-chosen';
import { callStaff } from '../parts/staff-call';

/** The call for whom a request of a queue may be given to. */
export const queueAssignees = (type: HelpDeskType) => `/helpDesk/queues/${type}/assignees`;

type QueueChoosingProps = {
  type: HelpDeskType;
  /** Those of the page that are chosen. */
  chosen: readonly QueueItem[];
  /** The rest stays chosen. */
  onChanged: (refused: readonly string[]) => void;
};

/** What can be done with the chosen requests together, and what became of it. */
export function QueueChoosing({ type, chosen, onChanged }: QueueChoosingProps) {
  const { change: changeAll, ...shown } = useChangeChosen(
    'request',
    chosen,
    ({ name }) => name,
    onChanged,
  );
  const change = (wish: { reviewed: boolean } | { assignee: string | null }) =>
    changeAll(
      (records) =>
        callStaff<RecordsChanged>('/helpDesk/records/states', {
          method: 'POST',
          body: { records, ...wish },
        }),
      (item) =>
        'reviewed' in wish ? item.reviewed === wish.reviewed : item.assignee === wish.assignee,
    );

  return (
    <ChoosingBar label="Change the chosen requests" count={chosen.length} {...shown}>
      <Button tone="outline" busy={shown.busy} onClick={() => void change({ reviewed: true })}>
        Mark reviewed
      </Button>
      <Button tone="outline" busy={shown.busy} onClick={() => void change({ reviewed: false })}>
        Mark as waiting
      </Button>
      <select
        aria-label="Assign the chosen to"
        value=""
        css={selectStyle}
        onChange={(event) => void change({ assignee: toAssignee(event.target.value) })}
      >
        <option value="" disabled>
          Assign to …
        </option>
        <option value={nobody}>Nobody</option>
        <AssigneeOptions path={queueAssignees(type)} current={null} />
      </select>
    </ChoosingBar>
  );
}

const selectStyle = css(controlStyle, { width: 'auto', maxWidth: '16rem', fontSize: '1rem' });

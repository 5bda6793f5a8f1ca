import type { SerializedStyles } from '@emotion/react';
import { ActingSelect } from '../select/action-select';
import { chosenSelectStyle } from '../selection/selection-bar';
import { AssigneeOptions, nobody, toAssignee } from './assignee-options';

type BulkAssignSelectProps = {
  path: string;
  disabled: boolean;
  frame?: SerializedStyles;
  onAssignee: (assignee: string | null) => void;
};

export function AssignChosen({ path, disabled, frame, onAssignee }: BulkAssignSelectProps) {
  return (
    <ActingSelect
      aria-label="Assign selected to"
      value=""
      onValue={(value) => onAssignee(toAssignee(value))}
      disabled={disabled}
      frame={frame}
      css={chosenSelectStyle}
    >
      <option value="" disabled>
        Assign to…
      </option>
      <option value={nobody}>Unassigned</option>
      <AssigneeOptions path={path} current={null} />
    </ActingSelect>
  );
}

import type { SerializedStyles } from '@emotion/react';
import { ActionSelect } from '../select/action-select';
import { bulkSelectStyle } from '../selection/selection-bar';
import { AssigneeOptions, unassignedValue, parseAssignee } from './assignee-options';

type BulkAssignSelectProps = {
  path: string;
  disabled: boolean;
  frameStyle?: SerializedStyles;
  onAssignee: (assignee: string | null) => void;
};

export function BulkAssignSelect({
  path,
  disabled,
  frameStyle,
  onAssignee,
}: BulkAssignSelectProps) {
  return (
    <ActionSelect
      aria-label="Assign selected to"
      value=""
      onValue={(value) => onAssignee(parseAssignee(value))}
      disabled={disabled}
      frameStyle={frameStyle}
      css={bulkSelectStyle}
    >
      <option value="" disabled>
        Assign to…
      </option>
      <option value={unassignedValue}>Unassigned</option>
      <AssigneeOptions path={path} current={null} />
    </ActionSelect>
  );
}

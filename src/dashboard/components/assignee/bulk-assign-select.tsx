import type { SerializedStyles } from '@emotion/react';
import { ActingSelect } from '../select/action-select';
import { AssigneeOptions, nobody, toAssignee } from './assignee-options';
import { chosenSelectStyle } from '../selection/selection-bar.styles';

type AssignChosenProps = {
  /** The call for whom they may be given to. */
  path: string;
  disabled: boolean;
  /** How it stands among what is beside it. */
  frame?: SerializedStyles;
  onAssignee: (assignee: string | null) => void;
};

/** Gives the chosen rows to somebody, or to nobody. */
export function AssignChosen({ path, disabled, frame, onAssignee }: AssignChosenProps) {
  return (
    <ActingSelect
      aria-label="Assign the chosen to"
      value=""
      onValue={(value) => onAssignee(toAssignee(value))}
      css={chosenSelectStyle}
      {...{ disabled, ...(frame && { frame }) }}
    >
      <option value="" disabled>
        Assign to …
      </option>
      <option value={nobody}>Nobody</option>
      <AssigneeOptions path={path} current={null} />
    </ActingSelect>
  );
}

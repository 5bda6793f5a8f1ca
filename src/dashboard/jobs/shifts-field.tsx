import { jobPostLabels } from '../../../contract/jobs/constants';
import { shifts, type Shift } from '../../../contract/jobs/listing';
import { splitList } from '../../../contract/shared/text/text-rules';
import { space } from '../../theme/tokens';
import { CheckboxField } from '../../ui/fields/checkbox-field';
import { errorStyle, labelStyle, invalidStyle } from '../../ui/fields/field';

const shiftIds = Object.keys(shifts) as Shift[];

type ShiftsFieldProps = {
  id: string;
  /** 'day; night' */
  value: string;
  error: string | undefined;
  onValueChange: (value: string) => void;
};

export function ShiftsField({ id, value, error, onValueChange }: ShiftsFieldProps) {
  const selected = splitList(value);
  const toggle = (shift: Shift, isSelected: boolean) => {
    const next = shiftIds.filter((other) =>
      other === shift ? isSelected : selected.includes(other),
    );
    onValueChange(next.join('; '));
  };
  return (
    <div
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={error === undefined ? undefined : `${id}-error`}
      css={error === undefined ? undefined : invalidStyle}
    >
      <p id={`${id}-label`} css={labelStyle}>
        {jobPostLabels.shifts}
      </p>
      <div css={{ display: 'flex', flexWrap: 'wrap', columnGap: space[6] }}>
        {shiftIds.map((shift, index) => (
          <CheckboxField
            key={shift}
            // The error summary links to the first checkbox.
            id={index === 0 ? id : `${id}-${shift}`}
            label={shifts[shift]}
            checked={selected.includes(shift)}
            onChange={({ target }) => toggle(shift, target.checked)}
          />
        ))}
      </div>
      {error !== undefined && (
        <p id={`${id}-error`} css={errorStyle}>
          {error}
        </p>
      )}
    </div>
  );
}

import { css } from '@emotion/react';
import { splitList } from '../../../../contract/jobs/form-values';
import { jobPostLabels } from '../../../../contract/jobs/constants';
import { shifts, type Shift } from '../../../../contract/jobs/listing';
import { space } from '../../../theme/space';
import { CheckboxField } from '../../../ui/fields/checkbox-field';
import { errorStyle, labelStyle, wrongStyle } from '../../../ui/fields/field';

type ShiftsFieldProps = {
  id: string;
  /** 'day; night'. */
  value: string;
  error: string | undefined;
  onValue: (value: string) => void;
};

/** The shifts of a job, as boxes to tick. */
export function ShiftsField({ id, value, error, onValue }: ShiftsFieldProps) {
  const chosen = splitList(value);
  const ids = Object.keys(shifts) as Shift[];
  return (
    <div
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={error === undefined ? undefined : `${id}-error`}
      css={error === undefined ? undefined : wrongStyle}
    >
      <p id={`${id}-label`} css={labelStyle}>
        {jobPostLabels.shifts}
      </p>
      <div css={boxesStyle}>
        {ids.map((one, index) => (
          <CheckboxField
            key={one}
            // What is wrong leads to the first.
            id={index === 0 ? id : `${id}-${one}`}
            label={shifts[one]}
            checked={chosen.includes(one)}
            onChange={({ target }) =>
              onValue(
                ids
                  .filter((other) => (other === one ? target.checked : chosen.includes(other)))
                  .join('; '),
              )
            }
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

const boxesStyle = css({ display: 'flex', flexWrap: 'wrap', columnGap: space[6] });

import { css } from '@emotion/react';
import { color } from '../../theme/color';
import { radius, target } from '../../theme/shape';
import { space } from '../../theme/space';
import { errorStyle, labelStyle } from '../../ui/field';
import { controlOf, type FieldsProps } from './field-props';
import { callTimes, type Problems } from './form-values';

/** The preferred call time: one tap, all choices in sight. */
export function TimeField(props: FieldsProps & { problems: Problems }) {
  const { id, ...control } = controlOf(props, 'time');
  const error = props.problems.time;
  const errorId = `${id}-error`;
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-invalid={error !== undefined || undefined}
      aria-describedby={error === undefined ? undefined : errorId}
      css={error !== undefined && wrongStyle}
    >
      <p id={`${id}-label`} css={[labelStyle, css({ marginBottom: space[2] })]}>
        When may we call you?
      </p>
      {error !== undefined && (
        <p id={errorId} css={[errorStyle, css({ marginBottom: space[2] })]}>
          {error}
        </p>
      )}
      <div css={choicesStyle}>
        {callTimes.map((time, index) => (
          <label key={time} css={choiceStyle}>
            <input
              {...control}
              id={index === 0 ? id : `${id}-${index}`}
              type="radio"
              value={time}
              required
            />
            {time}
          </label>
        ))}
      </div>
    </div>
  );
}

const wrongStyle = css({
  paddingInlineStart: space[3],
  borderInlineStart: `4px solid ${color.danger}`,
});

const choicesStyle = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(13rem, 1fr))',
  gap: space[2],
});

const choiceStyle = css({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minHeight: target,
  padding: `${space[2]} ${space[3]}`,
  border: `1.5px solid ${color.border}`,
  borderRadius: radius.small,
  background: color.surface,
  fontSize: '1.0625rem',
  lineHeight: 1.3,
  cursor: 'pointer',
  '&:hover': { borderColor: color.teal },
  '&:has(:checked)': { borderColor: color.teal, background: color.tealSoft },
  '& input': {
    flex: 'none',
    width: '1.25rem',
    height: '1.25rem',
    margin: 0,
    accentColor: color.teal,
  },
});

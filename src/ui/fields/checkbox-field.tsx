import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { css } from '@emotion/react';
import { useTranslation } from '../../browser/hooks/use-translation';
import { color, space, target } from '../../theme/tokens';
import { hintStyle, type LabelProps } from './field';

type CheckboxFieldProps = Omit<ComponentPropsWithoutRef<'input'>, 'type'> &
  Pick<LabelProps, 'id' | 'label' | 'hint'>;

export const CheckboxField = forwardRef<HTMLInputElement, CheckboxFieldProps>(
  function CheckboxField({ id, label, hint, ...rest }, ref) {
    const { translate } = useTranslation();
    const hintId = hint === undefined ? undefined : `${id}-hint`;
    return (
      <div css={rowStyle}>
        <input
          {...rest}
          ref={ref}
          id={id}
          type="checkbox"
          aria-describedby={hintId}
          css={boxStyle}
        />
        <div>
          <label htmlFor={id} css={labelStyle}>
            {typeof label === 'string' ? translate(label) : label}
          </label>
          {hint !== undefined && (
            <span id={hintId} css={hintStyle}>
              {hint}
            </span>
          )}
        </div>
      </div>
    );
  },
);

const rowStyle = css({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: space[3],
  alignItems: 'start',
  lineHeight: 1.45,
});

/** Aligned with the box. */
const labelStyle = css({ display: 'block', paddingBlock: `calc((${target} - 1.45em) / 2)` });

const boxStyle = css({
  width: '1.5rem',
  height: '1.5rem',
  margin: `calc((${target} - 1.5rem) / 2) 0`,
  accentColor: color.primary,
});

import type { ChangeEvent } from 'react';
import { css } from '@emotion/react';
import { cardLimits } from '../../../contract/card-limits';
import { color } from '../../theme/color';
import { radius } from '../../theme/shape';
import { space } from '../../theme/space';
import { controlStyle, Field } from '../../ui/field';
import { fieldOf, type FieldsProps } from './field-props';
import type { Problems } from './form-values';

/** The benefit card, checked the moment it is chosen. */
export function CardField(props: FieldsProps & { problems: Problems }) {
  const { error, id, ...control } = fieldOf(props, 'file');
  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    await control.onChange?.(event);
    await props.engine?.check('file');
  };
  return (
    <Field
      id={id}
      label="Photo of the benefit card"
      optional
      hint="A photo or a PDF, at most 10 MB"
      error={error}
    >
      {(described) => (
        <input
          {...control}
          {...described}
          type="file"
          accept={cardLimits.types.join(',')}
          onChange={choose}
          css={[controlStyle, fileStyle]}
        />
      )}
    </Field>
  );
}

const fileStyle = css({
  padding: space[2],
  borderStyle: 'dashed',
  cursor: 'pointer',
  '&::file-selector-button': {
    minHeight: '2.25rem',
    marginInlineEnd: space[3],
    padding: `${space[1]} ${space[3]}`,
    border: `1.5px solid ${color.border}`,
    borderRadius: radius.small,
    background: color.sunken,
    color: color.text,
    font: 'inherit',
    fontSize: '1rem',
    cursor: 'pointer',
  },
});

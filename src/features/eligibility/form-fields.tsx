import { css } from '@emotion/react';
import { media } from '../../theme/layout';
import { space } from '../../theme/space';
import { TextField } from '../../ui/text-field';
import { CardField } from './card-field';
import { fieldOf, type FieldsProps } from './field-props';
import type { Problems } from './form-values';
import { PhoneField } from './phone-field';
import { TimeField } from './time-field';

/** The fields of specification section 3, those that are needed first. */
export function FormFields(props: FieldsProps & { problems: Problems }) {
  return (
    <>
      <div css={pairStyle}>
        <TextField
          {...fieldOf(props, 'firstName')}
          label="First name"
          autoComplete="given-name"
          maxLength={100}
          required
        />
        <TextField
          {...fieldOf(props, 'lastName')}
          label="Last name"
          autoComplete="family-name"
          maxLength={100}
          required
        />
      </div>
      <PhoneField {...props} />
      <TimeField {...props} />
      <TextField
        {...fieldOf(props, 'dob')}
        label="Date of birth"
        hint="For example 4 12 1948"
        autoComplete="bday"
        maxLength={100}
        required
      />
      <TextField
        {...fieldOf(props, 'email')}
        label="E-mail"
        optional
        type="email"
        autoComplete="email"
        maxLength={254}
      />
      <TextField
        {...fieldOf(props, 'medicate')}
        label="Medicaid number"
        optional
        hint="It is on the front of the Medicaid card"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={60}
      />
      <CardField {...props} />
    </>
  );
}

const pairStyle = css({
  display: 'grid',
  gap: space[5],
  [media.tablet]: { gridTemplateColumns: '1fr 1fr', alignItems: 'end' },
});

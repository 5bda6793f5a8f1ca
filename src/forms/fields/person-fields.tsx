import { css } from '@emotion/react';
import { media } from '../../theme/layout';
import { space } from '../../theme/space';
import { TextInput } from './text-input';

/** First and last name, side by side where there is room. */
export function NameFields() {
  return (
    <div css={pairStyle}>
      <TextInput name="firstName" label="First name" autoComplete="given-name" dir="auto" />
      <TextInput name="lastName" label="Last name" autoComplete="family-name" dir="auto" />
    </div>
  );
}

/** The e-mail address. */
export function EmailInput({ hint }: { hint?: string }) {
  return (
    <TextInput
      name="email"
      label="E-mail"
      hint={hint}
      type="email"
      autoComplete="email"
      spellCheck={false}
    />
  );
}

const pairStyle = css({
  display: 'grid',
  gap: space[5],
  [media.tablet]: { gridTemplateColumns: '1fr 1fr', alignItems: 'end' },
});

import { forwardRef, useState, type ComponentPropsWithoutRef } from 'react';
import { css } from '@emotion/react';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { color, radius, target } from '../../theme/tokens';
import { controlStyle, Field } from '../../ui/fields/field';

type PasswordFieldProps = Omit<ComponentPropsWithoutRef<'input'>, 'type'> & {
  id: string;
  label?: string;
  hint?: string;
  error?: string | undefined;
};

/** A password with a button that shows it. */
export const PasswordField = forwardRef<HTMLInputElement, PasswordFieldProps>(
  function PasswordField({ id, label = 'Password', hint, error, ...rest }, ref) {
    const [isVisible, setVisible] = useState(false);
    const Icon = isVisible ? EyeOff : Eye;
    return (
      <Field id={id} label={label} hint={hint} error={error}>
        {(control) => (
          <div css={{ position: 'relative' }}>
            <input
              {...rest}
              {...control}
              ref={ref}
              type={isVisible ? 'text' : 'password'}
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              css={[controlStyle, css({ paddingInlineEnd: `calc(${target} + 0.25rem)` })]}
            />
            <button
              type="button"
              aria-label={isVisible ? 'Hide password' : 'Show password'}
              onClick={() => setVisible(!isVisible)}
              css={toggleStyle}
            >
              <Icon size={20} aria-hidden />
            </button>
          </div>
        )}
      </Field>
    );
  },
);

const toggleStyle = css({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  display: 'grid',
  placeItems: 'center',
  width: target,
  border: 0,
  borderRadius: radius.small,
  background: 'transparent',
  color: color.muted,
  '&:hover': { color: color.primary },
  '&:focus-visible': { outlineOffset: -3 },
});

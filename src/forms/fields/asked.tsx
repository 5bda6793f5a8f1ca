import type { ReactNode } from 'react';
import { css } from '@emotion/react';
import { useFormState } from '../form-context';

/**
 * Shows its children only while a field of the form is asked for; what was typed into them stays. Without script all of
 * them show, and the server leaves out what is not asked for.
 */
export function Asked({ field, children }: { field: string; children: ReactNode }) {
  const { notAsked, engine } = useFormState();
  const away = notAsked.includes(field);
  return (
    <div hidden={away && engine !== null} data-away={away} css={askedStyle}>
      {children}
    </div>
  );
}

/** Before the script has come, but where it will: nothing jumps away when it does. */
const askedStyle = css({
  display: 'contents',
  '@media (scripting: enabled)': { '&[data-away="true"]': { display: 'none' } },
});

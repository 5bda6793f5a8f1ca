import type { ReactNode } from 'react';
import { css } from '@emotion/react';
import { useFormState } from '../form-context';

/**
 * Shows its children only while a field of the form is asked for; what was typed into them stays. Until the script has
 * come, if it ever does, the style follows the choices; where it cannot, and no script runs, all of them show. The server
 * leaves out what is not asked for.
 */
export function Asked({ field, children }: { field: string; children: ReactNode }) {
  const { rules, notAsked, engine } = useFormState();
  const away = notAsked.includes(field);
  return (
    <div
      hidden={away && engine !== null}
      data-away={away}
      css={askedStyle(rules[field]?.asked ?? {})}
    >
      {children}
    </div>
  );
}

function askedStyle(asked: Readonly<Record<string, readonly string[]>>) {
  const chosen = Object.entries(asked).map(([name, values]) => {
    const among = values.map((value) => `[value="${value}"]`).join(', ');
    return `:has([name="${name}"]:is(${among}):checked)`;
  });
  return css({
    display: 'contents',
    '@supports selector(:has(*))': {
      [`form:not(${chosen.join('')}) &`]: { display: 'none' },
    },
    // A browser that knows no :has waits for the script: nothing jumps away when it comes.
    '@supports not selector(:has(*))': {
      '@media (scripting: enabled)': { '&[data-away="true"]': { display: 'none' } },
    },
  });
}

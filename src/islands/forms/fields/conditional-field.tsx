import type { ReactNode } from 'react';
import { css } from '@emotion/react';
import { useFormState } from '../form-context';

type ConditionalFieldProps = { field: string; children: ReactNode };

/**
 * Shows its children only if the rule of `field` asks for it; their values stay. Before hydration the stylesheet follows the
 * choices, and browsers without :has show everything.
 */
export function ConditionalField({ field, children }: ConditionalFieldProps) {
  const { rules, hiddenFields, isHydrated } = useFormState();
  const condition = rules[field]?.showWhen;
  if (condition === undefined) return <>{children}</>;
  return (
    <div hidden={isHydrated && hiddenFields.includes(field)} css={visibleWhen(condition)}>
      {children}
    </div>
  );
}

function visibleWhen(condition: Readonly<Record<string, readonly string[]>>) {
  const checked = Object.entries(condition).map(([name, values]) => {
    const options = values.map((value) => `[value="${value}"]`).join(', ');
    return `:has([name="${name}"]:is(${options}):checked)`;
  });
  return css({
    display: 'contents',
    '@supports selector(:has(*))': { [`form:not(${checked.join('')}) &`]: { display: 'none' } },
  });
}

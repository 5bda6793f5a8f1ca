import type { ReactNode } from 'react';
import { css } from '@emotion/react';
import type { HelpDeskType } from '../../../contract/help-desk-types';
import { useFormState } from '../../forms/form-context';
import { space } from '../../theme/space';

type TypePartProps = {
  of: HelpDeskType[];
  /** A field of the part: it is asked for when the part is. */
  field: string;
  children: ReactNode;
};

/**
 * The questions of some types only. With script the form knows which are asked for; without, the style follows the choice.
 */
export function TypePart({ of, field, children }: TypePartProps) {
  const { notAsked, engine } = useFormState();
  const away = notAsked.includes(field);
  return (
    <div hidden={away && engine !== null} data-away={away} css={partStyle(of)}>
      {children}
    </div>
  );
}

function partStyle(types: HelpDeskType[]) {
  const chosen = types.map((type) => `form:has([value="${type}"]:checked) &`).join(', ');
  return css({
    display: 'grid',
    gap: space[5],
    '&[hidden]': { display: 'none' },
    '@media (scripting: enabled)': { '&[data-away="true"]': { display: 'none' } },
    '@media (scripting: none)': { display: 'none', [chosen]: { display: 'grid' } },
  });
}

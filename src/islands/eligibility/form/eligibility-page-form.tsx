import type { ReactNode } from 'react';
import { css } from '@emotion/react';
import { useFormOffice, type FormOffices } from '../../forms/use-form-office';
import { space } from '../../../theme/space';
import { cardStyle } from '../../../ui/card.styles';
import { pageFormId } from '../use-eligibility-links';
import { EligibilityForm } from './eligibility-form';

/** The eligibility form on its own page; `children` come above it. */
export function EligibilityPageForm({
  children,
  ...offices
}: FormOffices & { children?: ReactNode }) {
  const choice = useFormOffice(offices);
  return (
    <div id={pageFormId} tabIndex={-1} css={boxStyle}>
      {children}
      <div css={cardStyle}>
        <EligibilityForm id="eligibility" {...choice} />
      </div>
    </div>
  );
}

const boxStyle = css({
  display: 'grid',
  gap: space[6],
  maxWidth: '40rem',
  '&:focus-visible': { outline: 'none' },
});

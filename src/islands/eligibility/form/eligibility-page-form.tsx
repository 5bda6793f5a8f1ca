import type { ReactNode } from 'react';
import { css } from '@emotion/react';
import { SuccessPanel } from '../../forms/success-panel';
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
        <EligibilityForm
          id="eligibility"
          {...choice}
          renderSent={(_response, restart) => (
            <SuccessPanel
              title="We have your answers"
              phone={choice.office.phone}
              action={{ label: 'Start another check', onClick: restart }}
            >
              <p>
                Someone from {choice.office.company} will call you at the time you chose, during
                office hours. You don’t need to send anything else.
              </p>
            </SuccessPanel>
          )}
        />
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

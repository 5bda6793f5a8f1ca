import { useEffect, useRef, type ReactNode } from 'react';
import { css } from '@emotion/react';
import { SentPanel } from '../../forms/success-panel';
import { useFormOffice } from '../../forms/use-form-office';
import type { FormOffice } from '../../../site/page-context';
import { space } from '../../../theme/space';
import { cardStyle } from '../../../ui/card.styles';
import { EligibilityForm } from './eligibility-form';
import { showPageForm } from './page-form-store';

type PageFormProps = {
  offices: readonly FormOffice[];
  usual: FormOffice;
  /** What stands above the form. */
  children?: ReactNode;
};

/** The same form on a page of its own, for visitors without script and for whoever opens the link in a new tab. */
export function PageForm({ offices, usual, children }: PageFormProps) {
  const to = useFormOffice(offices, usual);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => (box.current === null ? undefined : showPageForm(box.current)), []);
  return (
    <div ref={box} tabIndex={-1} css={boxStyle}>
      {children}
      <div css={cardStyle}>
        <EligibilityForm
          id="eligibility"
          {...to}
          sent={(_answer, again) => (
            <SentPanel
              title="We have your answers"
              phone={to.office.phone}
              again={['Ask for someone else', again]}
            >
              <p>
                A person from {to.office.company} calls you at the time you chose, during office
                hours. You do not need to send anything else.
              </p>
            </SentPanel>
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

import { useEffect, useRef } from 'react';
import { css } from '@emotion/react';
import { phoneDigits } from '../../../contract/phone';
import type { RegionId } from '../../../contract/regions';
import { color } from '../../theme/color';
import { radius } from '../../theme/shape';
import { space } from '../../theme/space';
import { cardStyle } from '../../ui/card-style';
import { EligibilityForm } from './eligibility-form';
import { showPageForm } from './page-form-presence';

type PageFormProps = { region: RegionId; phone: string; company: string };

/** The same form on a page of its own, for visitors without script and for whoever opens the link in a new tab. */
export function PageForm({ region, phone, company }: PageFormProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => (box.current === null ? undefined : showPageForm(box.current)), []);
  const call = <a href={`tel:+1${phoneDigits(phone)}`}>{phone}</a>;
  return (
    <div ref={box} tabIndex={-1} css={boxStyle}>
      <p>
        Tell us how to reach you, and a person calls you back. It costs nothing. Rather talk now?
        Call {call}.
      </p>
      <noscript>
        <p css={noticeStyle}>
          JavaScript is off in this browser, so this page cannot tell you whether your answers have
          arrived. To be sure, please call {call}.
        </p>
      </noscript>
      <div css={cardStyle}>
        <EligibilityForm id="eligibility" region={region} company={company} phone={phone} />
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

const noticeStyle = css({
  padding: space[4],
  border: `1px solid ${color.border}`,
  borderRadius: radius.medium,
  background: color.warningSoft,
});

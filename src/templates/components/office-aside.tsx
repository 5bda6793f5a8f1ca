import { css } from '@emotion/react';
import { EligibilityLink } from '../../layout/links';
import { ContactCard } from '../../mdx/contact-card';
import { media } from '../../theme/layout';
import { space } from '../../theme/tokens';
import type { ButtonTone } from '../../ui/buttons/button.styles';

/** The office and the eligibility check next to a text. Narrow screens have the same at the end of the page. */
export function OfficeAside({ tone = 'accent' }: { tone?: ButtonTone }) {
  return (
    <aside aria-label="Contact" css={asideStyle}>
      <ContactCard />
      <EligibilityLink tone={tone} />
    </aside>
  );
}

const asideStyle = css({
  display: 'grid',
  gap: space[4],
  '& > a': { justifySelf: 'stretch' },
  [media.belowDesktop]: { display: 'none' },
});

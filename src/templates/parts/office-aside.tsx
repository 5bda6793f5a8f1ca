import { css } from '@emotion/react';
import { EligibilityLink } from '../../shell/eligibility-link';
import { ContactCard } from '../../mdx/contact-card';
import { space } from '../../theme/space';

/** The office and the eligibility check beside a text. */
export function OfficeAside() {
  return (
    <aside
      aria-label="Contact"
      css={css({ display: 'grid', gap: space[4], '& > a': { justifySelf: 'stretch' } })}
    >
      <ContactCard />
      <EligibilityLink />
    </aside>
  );
}

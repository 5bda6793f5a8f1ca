import { css } from '@emotion/react';
import { EligibilityLink } from '../../shell/eligibility-link';
import { ContactCard } from '../../mdx/contact-card';
import { space } from '../../theme/space';
import type { ButtonTone } from '../../ui/button-style';

/** The office and the eligibility check beside a text; in teal where the page's first view has it in coral. */
export function OfficeAside({ tone = 'main' }: { tone?: ButtonTone }) {
  return (
    <aside
      aria-label="Contact"
      css={css({ display: 'grid', gap: space[4], '& > a': { justifySelf: 'stretch' } })}
    >
      <ContactCard />
      <EligibilityLink tone={tone} />
    </aside>
  );
}

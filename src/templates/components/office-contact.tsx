import { css } from '@emotion/react';
import { useTexts } from '../../browser/hooks/use-texts';
import { ContactCard } from '../../mdx/contact-card';
import { EligibilityLink } from '../../layout/links';
import { useRegionContext } from '../../layout/region-context';
import { color, space, type } from '../../theme/tokens';
import { media } from '../../theme/layout';
import { CountyNames } from '../../mdx/county-map';
import type { ButtonTone } from '../../ui/buttons/button.styles';
import { FilledText } from '../../ui/filled-text';
import { Section } from './section';

export function OfficeSection() {
  const { region } = useRegionContext();
  const { office } = useTexts();
  return (
    <Section title={office.talkTo(region.place)} background="primarySoft">
      <div css={gridStyle}>
        <div css={{ display: 'grid', gap: space[4], justifyItems: 'start' }}>
          <ContactCard />
          <EligibilityLink tone="primary" />
        </div>
        <div css={{ display: 'grid', gap: space[4], alignContent: 'start' }}>
          <h3 css={{ fontSize: type.size.h4 }}>{office.counties}</h3>
          <CountyNames />
          <p css={{ color: color.muted, maxWidth: '48ch' }}>{office.outside}</p>
          <p css={emergencyStyle}>
            <FilledText text={office.emergency} values={{ number: <a href="tel:911">911</a> }} />
          </p>
        </div>
      </div>
    </Section>
  );
}

const gridStyle = css({
  display: 'grid',
  gap: space[10],
  [media.desktop]: { gridTemplateColumns: '30rem minmax(0, 1fr)' },
});

const emergencyStyle = css({
  maxWidth: '48ch',
  paddingInlineStart: space[4],
  borderInlineStart: `4px solid ${color.warning}`,
});

/** The office and the eligibility check next to a text. Narrow screens have the same at the end of the page. */
export function OfficeAside({ tone = 'accent' }: { tone?: ButtonTone }) {
  const { office } = useTexts();
  return (
    <aside aria-label={office.contact} css={asideStyle}>
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

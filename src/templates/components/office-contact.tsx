import { css } from '@emotion/react';
import { extraRoutes } from '../../../contract/shared/routes';
import { useTexts } from '../../browser/hooks/use-texts';
import { ContactCard } from '../../mdx/contact-card';
import { EligibilityLink, EmailLink, PhoneLink, SiteLink } from '../../layout/links';
import { AfterHours } from '../../layout/office/office-details';
import { OfficeText } from '../../layout/office/office-text';
import { useRegionContext } from '../../layout/region-context';
import { color, space, tapTargetStyle, type } from '../../theme/tokens';
import { media } from '../../theme/layout';
import { CountyNames } from '../../mdx/county-map';
import { buttonStyle, type ButtonTone } from '../../ui/buttons/button.styles';
import { cardStyle } from '../../ui/card.styles';
import { FilledText } from '../../ui/filled-text';
import { Icon } from '../../ui/icon';
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

type OfficeAsideProps = {
  tone?: ButtonTone;
  /** False on pages for caregivers. */
  isForCare?: boolean;
};

/** How to reach the office, and the next step, next to a text. Narrow screens have the same at the end of the page. */
export function OfficeAside({ tone = 'accent', isForCare = true }: OfficeAsideProps) {
  const { region } = useRegionContext();
  const { office, home } = useTexts();
  return (
    <aside aria-label={office.contact} css={[cardStyle, asideStyle]}>
      <p css={{ fontFamily: type.display, fontWeight: 600 }}>{office.talk}</p>
      <PhoneLink css={buttonStyle('outline', 'large')}>
        <Icon name="phone" />
      </PhoneLink>
      <OfficeText as="p" name="hours" css={{ whiteSpace: 'pre-line' }} />
      <AfterHours {...region.afterHours} isPageOffice />
      <EmailLink css={tapTargetStyle} />
      {isForCare && (
        <SiteLink href={extraRoutes.findCare} css={buttonStyle(tone)}>
          {home.findCare}
        </SiteLink>
      )}
    </aside>
  );
}

const asideStyle = css({
  display: 'grid',
  gap: space[3],
  padding: space[5],
  fontSize: type.size.label,
  lineHeight: type.line.snug,
  '@media print': { display: 'none' },
  [media.belowDesktop]: { display: 'none' },
});

import type { ReactNode } from 'react';
import { css } from '@emotion/react';
import { useTexts } from '../../browser/hooks/use-texts';
import { EligibilityLink, PhoneLink } from '../../layout/links';
import { RelayNote } from '../../layout/office/office-details';
import { Icon } from '../../ui/icon';
import { useRegionContext, useTextLang } from '../../layout/region-context';
import { color, space, type } from '../../theme/tokens';
import { media } from '../../theme/layout';
import { buttonStyle } from '../../ui/buttons/button.styles';
import { Container } from '../../ui/container';
import type { NavLink } from '../../shared/page-context';
import { Breadcrumbs } from './breadcrumbs';

type HeroProps = {
  title: string;
  sentence: string;
  breadcrumbs: NavLink[];
  picture: ReactNode;
  /** In the place of the eligibility check. */
  question?: ReactNode;
};

export function Hero({ title, sentence, breadcrumbs, picture, question }: HeroProps) {
  const { region } = useRegionContext();
  const { office, formatHours } = useTexts();
  const lang = useTextLang();
  const [hours] = region.hours;
  return (
    <div css={groundStyle}>
      <Container css={gridStyle}>
        <div css={{ display: 'grid', gap: space[5], justifyItems: 'start' }}>
          <Breadcrumbs links={breadcrumbs} />
          <h1 {...lang}>{title}</h1>
          <p {...lang} css={sentenceStyle}>
            {sentence}
          </p>
          {question}
          <div css={actionsStyle}>
            <PhoneLink css={buttonStyle('primary', 'large')}>
              <Icon name="phone" />
              {`${office.call} `}
            </PhoneLink>
            {question === undefined && <EligibilityLink />}
          </div>
          <p css={{ color: color.muted, fontSize: '1rem' }}>
            {/* In Spanish, hours end with a period. */}
            {hours && `${formatHours(hours).replace(/\.?$/, '.')} `}
            <RelayNote />
          </p>
        </div>
        <div css={pictureStyle}>{picture}</div>
      </Container>
    </div>
  );
}

const groundStyle = css({
  paddingBlock: `clamp(${space[6]}, 3vw, ${space[10]}) clamp(${space[10]}, 5vw, ${space[16]})`,
  borderBottom: `1px solid ${color.divider}`,
  background: color.surfaceSunken,
});

const gridStyle = css({
  display: 'grid',
  // Centered text would move when the picture makes the row higher.
  alignItems: 'start',
  gap: `${space[10]} ${space[12]}`,
  [media.desktop]: { gridTemplateColumns: '7fr 5fr' },
});

const pictureStyle = css({ width: '100%', maxWidth: '34rem', justifySelf: 'center' });

const sentenceStyle = css({ maxWidth: '52ch', fontSize: type.size.lead, lineHeight: 1.5 });

const actionsStyle = css({
  display: 'grid',
  gap: space[3],
  width: '100%',
  [media.tablet]: { display: 'flex', flexWrap: 'wrap' },
});

import { css } from '@emotion/react';
import { media } from '../../theme/layout';
import { target } from '../../theme/shape';
import { space } from '../../theme/space';
import { Container } from '../../ui/container';
import { darkSectionStyle } from '../layout.styles';
import { Icon } from '../../ui/icon';
import { PhoneLink } from '../links/office-links';
import { useRegionContext } from '../region-context';
import { SocialLinks } from '../links/social-links';

export function TopBar() {
  const { region } = useRegionContext();
  return (
    <div css={darkSectionStyle}>
      <Container css={barStyle}>
        <PhoneLink css={[itemStyle, css({ fontWeight: 700 })]}>
          <Icon name="phone" />
          {region.phone}
        </PhoneLink>
        <a href={`mailto:${region.email}`} css={itemStyle}>
          <Icon name="mail" />
          <span css={{ [media.tablet]: { display: 'none' } }}>E-mail us</span>
          <span css={{ display: 'none', [media.tablet]: { display: 'inline' } }}>
            {region.email}
          </span>
        </a>
        <div css={socialStyle}>
          <SocialLinks />
        </div>
      </Container>
    </div>
  );
}

const barStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[6],
  fontSize: '1rem',
  [media.tablet]: { justifyContent: 'flex-start' },
});

/** On phones they are in the slide-in menu and the footer. */
const socialStyle = css({
  marginInlineStart: 'auto',
  [media.belowTablet]: { display: 'none' },
  '@media print': { display: 'none' },
});

const itemStyle = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: target,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '&:hover': { textDecoration: 'underline' },
});

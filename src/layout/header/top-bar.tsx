import { css } from '@emotion/react';
import { color } from '../../theme/color';
import { media } from '../../theme/layout';
import { target } from '../../theme/shape';
import { space } from '../../theme/space';
import { Container } from '../../ui/container';
import { darkSectionStyle, hideUntilHeaderLoaded } from '../layout.styles';
import { Icon } from '../../ui/icons/icon';
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
        <a href={`mailto:${region.email}`} css={[itemStyle, emailStyle]}>
          <Icon name="mail" />
          <span css={{ [media.tablet]: { display: 'none' } }}>E-mail us</span>
          <span css={{ display: 'none', [media.tablet]: { display: 'inline' } }}>
            {region.email}
          </span>
        </a>
        <div css={[socialStyle, hideUntilHeaderLoaded]}>
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

const socialStyle = css({
  width: '100%',
  borderTop: `1px solid ${color.bandLine}`,
  '& > ul': { justifyContent: 'space-between' },
  [media.tablet]: { width: 'auto', marginInlineStart: 'auto', borderTop: 0 },
  '@media print': { display: 'none' },
});

const emailStyle = css({ [media.belowTablet]: hideUntilHeaderLoaded });

const itemStyle = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: target,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '&:hover': { textDecoration: 'underline' },
});

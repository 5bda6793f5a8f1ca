import { css } from '@emotion/react';
import { media } from '../../theme/layout';
import { target } from '../../theme/shape';
import { space } from '../../theme/space';
import { Container } from '../../ui/container';
import { bandStyle } from '../band';
import { Icon } from '../../ui/icons/icon';
import { PhoneLink } from '../phone-link';
import { useShell } from '../region-context';
import { SocialLinks } from '../social-links';

/** The office's phone and e-mail, and the social links, above everything. */
export function TopBar() {
  const { region } = useShell();
  return (
    <div css={bandStyle}>
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
        <div
          css={{
            display: 'none',
            marginInlineStart: 'auto',
            [media.tablet]: { display: 'block' },
            '@media print': { display: 'none' },
          }}
        >
          <SocialLinks />
        </div>
      </Container>
    </div>
  );
}

const barStyle = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[6],
  fontSize: '1rem',
  [media.tablet]: { justifyContent: 'flex-start' },
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

import { css } from '@emotion/react';
import { EmailLink } from '../shell/email-link';
import { Icon } from '../shell/icon';
import { PhoneLink } from '../shell/phone-link';
import { useShell } from '../shell/region-context';
import { color } from '../theme/color';
import { target } from '../theme/shape';
import { space } from '../theme/space';
import { type } from '../theme/type';
import { cardStyle } from '../ui/card-style';

/** Phone, e-mail, address and hours of the page's office. */
export function ContactCard() {
  const { region } = useShell();
  const { street, city, state, zip } = region.address;
  return (
    <address css={[cardStyle, cardLayout]}>
      <p css={{ fontFamily: type.display, fontWeight: 600, fontSize: type.size.h4 }}>
        {region.company}
      </p>
      <PhoneLink css={phoneStyle}>
        <Icon name="phone" />
        {region.phone}
      </PhoneLink>
      <p css={[rowStyle, css({ alignItems: 'center' })]}>
        <Icon name="mail" />
        <EmailLink css={{ paddingBlock: space[2] }} />
      </p>
      <p css={rowStyle}>
        <Icon name="pin" />
        <span>
          {street}
          <br />
          {city}, {state} {zip}
        </span>
      </p>
      <p css={rowStyle}>
        <Icon name="clock" />
        <span>
          {region.hours.map(({ days, opens, closes }) => (
            <span key={days} css={{ display: 'block' }}>
              {days}, {opens} to {closes}
            </span>
          ))}
        </span>
      </p>
    </address>
  );
}

const cardLayout = css({
  display: 'grid',
  gap: space[2],
  fontStyle: 'normal',
  maxWidth: '30rem',
});

const rowStyle = css({
  display: 'flex',
  gap: space[3],
  lineHeight: 1.4,
  '& > svg': { marginTop: '0.1em', color: color.teal },
});

const phoneStyle = css(rowStyle, {
  alignItems: 'center',
  minHeight: target,
  fontWeight: 700,
  fontSize: '1.375rem',
  textDecoration: 'none',
});

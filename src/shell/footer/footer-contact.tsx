import { css } from '@emotion/react';
import { space } from '../../theme/space';
import { EmailLink } from '../email-link';
import { Icon } from '../icon';
import { PhoneLink } from '../phone-link';
import { useShell } from '../region-context';

/** Phone, e-mail, address and hours of the page's office. */
export function FooterContact() {
  const { region } = useShell();
  const { street, city, state, zip } = region.address;
  return (
    <address css={{ fontStyle: 'normal', display: 'grid', gap: space[2] }}>
      <PhoneLink
        css={[rowStyle, css({ fontWeight: 700, minHeight: '2.75rem', alignItems: 'center' })]}
      >
        <Icon name="phone" />
        {region.phone}
      </PhoneLink>
      <span css={[rowStyle, css({ alignItems: 'center' })]}>
        <Icon name="mail" />
        <EmailLink css={{ paddingBlock: space[2] }} />
      </span>
      <span css={rowStyle}>
        <Icon name="pin" />
        <span>
          {street}
          <br />
          {city}, {state} {zip}
        </span>
      </span>
      <span css={rowStyle}>
        <Icon name="clock" />
        <span>
          {region.hours.map(({ days, opens, closes }) => (
            <span key={days} css={{ display: 'block' }}>
              {days}, {opens} to {closes}
            </span>
          ))}
        </span>
      </span>
    </address>
  );
}

const rowStyle = css({
  display: 'flex',
  gap: space[3],
  lineHeight: 1.4,
  '& > svg': { marginTop: '0.1em' },
});

import { css } from '@emotion/react';
import { target } from '../../theme/shape';
import { space } from '../../theme/space';
import { EmailLink, PhoneLink } from '../links/office-links';
import { Icon } from '../../ui/icon';
import { useRegionContext } from '../region-context';
import { AfterHours } from './after-hours';

export function OfficeDetails() {
  const { region } = useRegionContext();
  const { street, city, state, zip } = region.address;
  return (
    <>
      <PhoneLink css={[rowStyle, tapStyle, css({ fontWeight: 700 })]}>
        <Icon name="phone" />
        {region.phone}
      </PhoneLink>
      <p css={[rowStyle, emailStyle]}>
        <Icon name="mail" />
        <EmailLink css={tapStyle} />
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
      <div css={rowStyle}>
        <Icon name="moon" />
        <AfterHours {...region.afterHours} />
      </div>
    </>
  );
}

const rowStyle = css({
  display: 'flex',
  gap: space[3],
  lineHeight: 1.4,
  '& > .icon': { marginTop: '0.1em' },
});

/** The icon is beside the first line of a wrapped address. */
const emailStyle = css({ '& > .icon': { marginTop: `calc((${target} - 1.25em) / 2)` } });

const tapStyle = css({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  minHeight: target,
});

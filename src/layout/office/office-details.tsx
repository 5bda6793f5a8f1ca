import { css } from '@emotion/react';
import { relayNumber } from '../../../contract/shared/phone';
import { useTexts } from '../../browser/hooks/use-texts';
import type { RegionRecord } from '../../shared/page-context';
import { space, tapTargetStyle, target } from '../../theme/tokens';
import { FilledText } from '../../ui/filled-text';
import { Icon } from '../../ui/icon';
import { TelLink } from '../../ui/tel-link';
import { EmailLink, PhoneLink } from '../links';
import { useRegionContext } from '../region-context';
import { markOfficeLink, markOfficeText } from './office-data';
import { OfficeText } from './office-text';

export function OfficeDetails() {
  const { region } = useRegionContext();
  return (
    <>
      <PhoneLink css={[rowStyle, tapStyle, css({ fontWeight: 700 })]}>
        <Icon name="phone" />
      </PhoneLink>
      <p>
        <RelayNote />
      </p>
      <p css={[rowStyle, emailStyle]}>
        <Icon name="mail" />
        <EmailLink css={tapStyle} />
      </p>
      <p css={rowStyle}>
        <Icon name="pin" />
        <OfficeText name="addressLines" css={linesStyle} />
      </p>
      <p css={rowStyle}>
        <Icon name="clock" />
        <OfficeText name="hours" css={linesStyle} />
      </p>
      <div css={rowStyle}>
        <Icon name="moon" />
        <AfterHours {...region.afterHours} isPageOffice />
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

const linesStyle = css({ whiteSpace: 'pre-line' });

/** The icon is beside the first line of a wrapped address. */
const emailStyle = css({ '& > .icon': { marginTop: `calc((${target} - 1.25em) / 2)` } });

const tapStyle = css({ ...tapTargetStyle, flexWrap: 'wrap' });

/** How to call with a TTY or through the relay service. */
export function RelayNote() {
  const { relay } = useTexts().office;
  const number = (
    <a href={`tel:${relayNumber}`} css={phoneStyle}>
      {relayNumber}
    </a>
  );
  return <FilledText text={relay} values={{ number }} />;
}

type AfterHoursProps = RegionRecord['afterHours'] & {
  /** The office script may replace it. */
  isPageOffice?: boolean;
};

/** The office's number for nights and weekends, and what it is for. */
export function AfterHours({ phone, purpose, isPageOffice = false }: AfterHoursProps) {
  const { nights } = useTexts().office;
  return (
    <span>
      <span css={lineStyle}>
        {nights}{' '}
        <TelLink
          {...(isPageOffice && {
            ...markOfficeLink('afterHours'),
            ...markOfficeText('afterHours'),
          })}
          phone={phone}
          css={phoneStyle}
        />
      </span>
      <span {...(isPageOffice && markOfficeText('afterHoursPurpose'))} css={{ display: 'block' }}>
        {purpose}
      </span>
    </span>
  );
}

const lineStyle = css({ display: 'flex', flexWrap: 'wrap', columnGap: '0.35em' });

/** A target of full height without a gap between the lines. */
const phoneStyle = css({
  ...tapTargetStyle,
  marginBlock: `calc((1.4em - ${target}) / 2)`,
  fontWeight: 700,
});

import { css } from '@emotion/react';
import { useTexts } from '../../browser/hooks/use-texts';
import { EligibilityLink, PhoneLink } from '../../layout/links';
import { Icon } from '../../ui/icon';
import { OfficeText } from '../../layout/office/office-text';
import { color, space } from '../../theme/tokens';
import { media } from '../../theme/layout';
import { buttonStyle } from '../../ui/buttons/button.styles';
import { Container } from '../../ui/container';
import { FilledText } from '../../ui/filled-text';

type CallToActionProps = {
  title?: string;
  /** False on pages for caregivers. */
  isForCare?: boolean;
};

export function CallToAction({ title, isForCare = true }: CallToActionProps) {
  const { office } = useTexts();
  const heading = title ?? office.talk;
  return (
    <aside css={bandStyle} aria-label={heading}>
      <Container css={rowStyle}>
        <div css={{ display: 'grid', gap: space[2] }}>
          <h2>{heading}</h2>
          <p>
            <FilledText
              text={office.callOffice}
              values={{
                place: <OfficeText name="place" />,
                hours: <OfficeText name="firstHours" />,
              }}
            />
          </p>
        </div>
        <div css={{ display: 'flex', flexWrap: 'wrap', gap: space[3] }}>
          <PhoneLink css={buttonStyle('outline', 'large')}>
            <Icon name="phone" />
          </PhoneLink>
          {isForCare && <EligibilityLink tone="primary" />}
        </div>
      </Container>
    </aside>
  );
}

const bandStyle = css({
  paddingBlock: `clamp(${space[10]}, 5vw, ${space[16]})`,
  background: color.primarySoft,
  '@media print': { display: 'none' },
});

const rowStyle = css({
  display: 'grid',
  gap: space[6],
  alignItems: 'center',
  [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
});

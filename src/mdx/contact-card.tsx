import { css } from '@emotion/react';
import { OfficeDetails } from '../layout/office/office-details';
import { OfficeText } from '../layout/office/office-text';
import { color, space, type } from '../theme/tokens';
import { cardStyle } from '../ui/card.styles';

export function ContactCard() {
  return (
    <address css={[cardStyle, cardLayout]}>
      <OfficeText
        as="p"
        name="company"
        css={{ fontFamily: type.display, fontWeight: 600, fontSize: type.size.h4 }}
      />
      <OfficeDetails />
    </address>
  );
}

const cardLayout = css({
  display: 'grid',
  gap: space[2],
  width: '100%',
  maxWidth: '30rem',
  fontStyle: 'normal',
  '& .icon': { color: color.primary },
  '& > a': { fontSize: '1.375rem', textDecoration: 'none' },
});

import { css } from '@emotion/react';
import { useRegionContext } from '../../layout/region-context';
import { SiteLink } from '../../layout/links/site-link';
import { routes } from '../../shared/routes';
import { color } from '../../theme/color';
import { space } from '../../theme/space';
import { type } from '../../theme/typography';
import { cardListStyle } from '../../ui/card.styles';

export function PayOptions() {
  const { region } = useRegionContext();
  return (
    <ul css={cardListStyle}>
      {region.programs.map(({ name, for: audience }) => (
        <li key={name} css={itemStyle}>
          <h3 css={{ fontSize: type.size.h4 }}>{name}</h3>
          <p css={{ color: color.muted }}>{audience}</p>
        </li>
      ))}
      <li css={itemStyle}>
        <h3 css={{ fontSize: type.size.h4 }}>
          <SiteLink href={routes.privatePay}>Paying for care yourself</SiteLink>
        </h3>
        <p css={{ color: color.muted }}>
          For people without Medicaid, with long-term care insurance, or who want more hours than a
          program covers
        </p>
      </li>
    </ul>
  );
}

const itemStyle = css({
  display: 'grid',
  gap: space[2],
  alignContent: 'start',
  paddingInlineStart: space[5],
  borderInlineStart: `4px solid ${color.primaryBorder}`,
});

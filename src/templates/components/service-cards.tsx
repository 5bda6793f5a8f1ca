import { css } from '@emotion/react';
import type { ServiceCard } from '../../shared/page-context';
import { color } from '../../theme/color';
import { space } from '../../theme/space';
import { type } from '../../theme/typography';
import { Icon } from '../../ui/icon';
import { cardStyle, cardLinkStyle, cardListStyle, getGridColumns } from '../../ui/card.styles';

export function ServiceCards({ services }: { services: ServiceCard[] }) {
  return (
    <ul
      css={[
        cardListStyle,
        { gridTemplateColumns: getGridColumns(services.length, '19rem', space[5]) },
      ]}
    >
      {services.map(({ label, path, summary }) => (
        <li
          key={path}
          css={[
            cardStyle,
            cardLinkStyle,
            css({ gap: space[3], gridTemplateRows: 'auto 1fr auto' }),
          ]}
        >
          <h3 css={{ fontSize: type.size.h3 }}>
            <a href={path}>{label}</a>
          </h3>
          <p css={{ color: color.muted }}>{summary}</p>
          <span css={arrowStyle}>
            <Icon name="arrow" size="1.5rem" />
          </span>
        </li>
      ))}
    </ul>
  );
}

const arrowStyle = css({ color: color.primary, lineHeight: 0 });

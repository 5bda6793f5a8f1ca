import { Link } from 'gatsby';
import { css } from '@emotion/react';
import { routes } from '../../site/routes';
import { space } from '../../theme/space';
import { type } from '../../theme/typography';
import { buttonStyle } from '../../ui/buttons/button.styles';
import { requestTypes } from './request-types';

/** The five kinds of request: each leads straight to the form, where it is chosen already. */
export function RequestLinks() {
  return (
    <nav aria-labelledby="kinds" css={{ display: 'grid', gap: space[3] }}>
      <p id="kinds" css={{ fontWeight: type.weight.bold }}>
        Send a request
      </p>
      <ul css={listStyle}>
        {Object.values(requestTypes).map(({ slug, name }) => (
          <li key={slug}>
            <Link to={`${routes.helpDesk}?type=${slug}#request`} css={buttonStyle('outline')}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const listStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  padding: 0,
  listStyle: 'none',
});

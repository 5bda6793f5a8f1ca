import { css } from '@emotion/react';
import { requestTypes } from '../../../contract/help-desk/constants';
import { routes } from '../../shared/routes';
import { space } from '../../theme/space';
import { type } from '../../theme/typography';
import { buttonStyle } from '../../ui/buttons/button.styles';

/** Links to the form with a type of request preselected. */
export function RequestLinks() {
  return (
    <nav aria-labelledby="request-links" css={{ display: 'grid', gap: space[3] }}>
      <p id="request-links" css={{ fontWeight: type.weight.bold }}>
        Send a request
      </p>
      <ul css={listStyle}>
        {Object.values(requestTypes).map(({ slug, label }) => (
          <li key={slug}>
            <a href={`${routes.helpDesk}?type=${slug}#request`} css={buttonStyle('outline')}>
              {label}
            </a>
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

import { Link } from 'gatsby';
import { css } from '@emotion/react';
import { supplies } from '../../../contract/forms/supplies';
import { routes } from '../../site/routes';
import { color } from '../../theme/color';
import { space } from '../../theme/space';
import { type } from '../../theme/type';
import { buttonStyle } from '../../ui/button-style';
import { quantitiesIn, type OrderState } from './order-state';
import { requestTypes } from './request-types';

/** What was ordered, and the way to the form with the same quantities. They travel in the browser's memory, in no address. */
export function OrderAgain({ fields }: { fields: Readonly<Record<string, string>> }) {
  const state: OrderState = { quantities: fields };
  return (
    <section aria-labelledby="ordered" css={{ display: 'grid', gap: space[3] }}>
      <h2 id="ordered" css={{ fontSize: type.size.h4 }}>
        What you ordered
      </h2>
      <ul css={{ paddingInlineStart: space[5] }}>
        {quantitiesIn(state).map(({ id, quantity }) => (
          <li key={id}>
            {quantity} × {supplies[id]}
          </li>
        ))}
      </ul>
      <div>
        <Link
          to={`${routes.helpDesk}?type=${requestTypes.requestSupply.slug}#request`}
          state={state}
          css={buttonStyle('outline')}
        >
          Order the same again
        </Link>
      </div>
      <p css={hintStyle}>
        This opens the form with these quantities. You can change them before you send it. What you
        wrote in words is not filled in.
      </p>
    </section>
  );
}

const hintStyle = css({ color: color.muted, fontSize: '1rem' });

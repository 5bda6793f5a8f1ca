import { Link } from 'gatsby';
import { css } from '@emotion/react';
import { supplies } from '../../../../contract/help-desk/constants';
import type { HelpDeskStatus } from '../../../../contract/forms/schema';
import { routes } from '../../../site/routes';
import { color } from '../../../theme/color';
import { space } from '../../../theme/space';
import { type } from '../../../theme/typography';
import { buttonStyle } from '../../../ui/buttons/button.styles';
import { quantitiesIn, type OrderState } from '../reorder-state';
import { requestTypes } from '../request-types';

type Order = NonNullable<HelpDeskStatus['order']>;

type OrderedProps = {
  order: Order;
  /** How many of what, by field of the form; null: all of it was asked for in words. */
  quantities: OrderState['quantities'] | null;
};

/**
 * What was ordered and how it comes, and the way to the form with the same quantities. They travel in the browser's memory, in no
 * address. What was written, and where it is mailed to, is not told here: a link is passed on easily.
 */
export function Ordered({ order: { way, hasWords }, quantities }: OrderedProps) {
  const state: OrderState | null = quantities && { quantities };
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
        {hasWords && <li>What you wrote in words. Your office has it; it is not shown here.</li>}
      </ul>
      {way !== null && <p>{wayWords[way]}</p>}
      {state !== null && (
        <>
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
            This opens the form with these quantities. You can change them before you send it. What
            you wrote in words is not filled in.
          </p>
        </>
      )}
    </section>
  );
}

/** How supplies come, as the caregiver reads it. */
const wayWords: Record<NonNullable<Order['way']>, string> = {
  pickup: 'You pick them up at your office.',
  mail: 'Your office mails them to the address that you gave.',
};

const hintStyle = css({ color: color.muted, fontSize: '1rem' });

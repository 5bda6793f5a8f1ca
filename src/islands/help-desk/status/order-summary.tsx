import { useTranslation } from '../../../browser/hooks/use-translation';
import { toLanguagePath } from '../../../../contract/shared/text/site-languages';
import type { SiteLanguage } from '../../../../contract/shared/text/site-languages';
import { css } from '@emotion/react';
import { requestTypes, supplies } from '../../../../contract/help-desk/constants';
import type { HelpDeskStatus } from '../../../../contract/help-desk/status-schema';
import { routes } from '../../../shared/routes';
import { color, space, type } from '../../../theme/tokens';
import { Button } from '../../../ui/buttons/button';
import { parseQuantities, type ReorderState } from '../reorder-state';

type Order = NonNullable<HelpDeskStatus['order']>;

type OrderSummaryProps = {
  order: Order;
  /** By field of the form; null if the order has text only. */
  quantities: ReorderState['quantities'] | null;
};

/** An order with a link to reorder it. Its text and mailing address are left out, because links get passed on. */
export function OrderSummary({
  order: { deliveryMethod, hasOtherSupplies },
  quantities,
}: OrderSummaryProps) {
  const state: ReorderState | null = quantities && { quantities };
  const { language, translate } = useTranslation();
  return (
    <section aria-labelledby="order" css={{ display: 'grid', gap: space[3] }}>
      <h2 id="order" css={{ fontSize: type.size.h4 }}>
        {translate('Your order')}
      </h2>
      <ul css={{ paddingInlineStart: space[5] }}>
        {parseQuantities(state).map(({ id, quantity }) => (
          <li key={id}>
            {quantity} × {translate(supplies[id])}
          </li>
        ))}
        {hasOtherSupplies && (
          <li>
            {translate('Other items you wrote. Your office has them; they’re not shown here.')}
          </li>
        )}
      </ul>
      {deliveryMethod !== null && <p>{translate(deliveryMessages[deliveryMethod])}</p>}
      {state !== null && (
        <>
          <div>
            <Button tone="outline" onClick={() => reorder(state, language)}>
              {translate('Order again')}
            </Button>
          </div>
          <p css={hintStyle}>
            {translate(
              'This fills in the form with these quantities. You can change them before you send it. Other items you wrote are not filled in.',
            )}
          </p>
        </>
      )}
    </section>
  );
}

/** Opens the form with the quantities in its history entry, where no server and no storage sees them. */
function reorder(state: ReorderState, language: SiteLanguage): void {
  const url = `${toLanguagePath(routes.helpDesk, language)}?type=${requestTypes.requestSupply.slug}#request`;
  window.history.pushState(state, '', url);
  window.location.reload();
}

const deliveryMessages: Record<NonNullable<Order['deliveryMethod']>, string> = {
  pickup: 'You’ll pick them up at your office.',
  mail: 'Your office will mail them to the address you gave.',
};

const hintStyle = css({ color: color.muted, fontSize: '1rem' });

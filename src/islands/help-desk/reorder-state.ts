import {
  mostOfOneSupply,
  quantityField,
  supplyIds,
  type SupplyId,
} from '../../../contract/help-desk/constants';

/** What the link to order again hands to the form: the quantities by field. */
export type OrderState = { quantities: Readonly<Record<string, string>> };

type Line = { id: SupplyId; quantity: number };

/** The quantities in a navigation's state, in the order of the form; what is none, or not of the form, is left out. */
export function quantitiesIn(state: unknown): Line[] {
  const { quantities } = (state ?? {}) as { quantities?: unknown };
  if (typeof quantities !== 'object' || quantities === null) return [];
  const given = quantities as Record<string, unknown>;
  return supplyIds.flatMap((id) => {
    const quantity = Number(given[quantityField(id)]);
    const isOne = Number.isInteger(quantity) && quantity > 0 && quantity <= mostOfOneSupply;
    return isOne ? [{ id, quantity }] : [];
  });
}

/**
 * Puts the quantities of a navigation's state into the form, as if they had been typed. Where a quantity stands already, nothing is
 * changed: somebody has typed, or is back. Returns whether it filled anything in.
 */
export function fillQuantities(form: HTMLFormElement, state: unknown): boolean {
  const inputOf = (id: SupplyId) => {
    const input = form.elements.namedItem(quantityField(id));
    return input instanceof HTMLInputElement ? input : null;
  };
  if (supplyIds.some((id) => inputOf(id)?.value)) return false;
  const lines = quantitiesIn(state);
  for (const { id, quantity } of lines) {
    const input = inputOf(id);
    input?.stepUp(quantity);
    // As if typed, so that the form takes notice.
    input?.dispatchEvent(new Event('input', { bubbles: true }));
  }
  return lines.length > 0;
}

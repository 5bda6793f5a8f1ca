import {
  maxSupplyQuantity,
  getQuantityField,
  supplyIds,
  type SupplyId,
} from '../../../contract/help-desk/constants';

/** The navigation state of the link that reorders supplies: quantities by field name. */
export type ReorderState = { quantities: Readonly<Record<string, string>> };

type OrderLine = { id: SupplyId; quantity: number };

/** The valid quantities in a navigation state, in the order of the form. */
export function parseQuantities(state: unknown): OrderLine[] {
  const { quantities } = (state ?? {}) as { quantities?: unknown };
  if (typeof quantities !== 'object' || quantities === null) return [];
  const values = quantities as Record<string, unknown>;
  return supplyIds.flatMap((id) => {
    const quantity = Number(values[getQuantityField(id)]);
    const isValid = Number.isInteger(quantity) && quantity > 0 && quantity <= maxSupplyQuantity;
    return isValid ? [{ id, quantity }] : [];
  });
}

/** Fills the form, unless it already has quantities. Returns whether it filled anything. */
export function fillQuantities(form: HTMLFormElement, state: unknown): boolean {
  const findInput = (id: SupplyId) => {
    const input = form.elements.namedItem(getQuantityField(id));
    return input instanceof HTMLInputElement ? input : null;
  };
  if (supplyIds.some((id) => findInput(id)?.value)) return false;
  const lines = parseQuantities(state);
  for (const { id, quantity } of lines) {
    const input = findInput(id);
    input?.stepUp(quantity);
    // React's onChange listens to this event.
    input?.dispatchEvent(new Event('input', { bubbles: true }));
  }
  return lines.length > 0;
}

/** What caregivers may ask the office for, by id. */
export const supplies = {
  'gloves-small': 'Gloves, small (box of 100)',
  'gloves-medium': 'Gloves, medium (box of 100)',
  'gloves-large': 'Gloves, large (box of 100)',
  'gloves-extra-large': 'Gloves, extra large (box of 100)',
  masks: 'Masks (box of 50)',
  'hand-gel': 'Hand gel (bottle)',
  aprons: 'Aprons (pack of 20)',
  'shoe-covers': 'Shoe covers (pack of 50)',
  wipes: 'Cleaning wipes (pack)',
} as const;
export type SupplyId = keyof typeof supplies;

/** The most of one thing in one request. */
export const mostOfOneSupply = 20;

/** Name of the form's field for the quantity of a supply: 'quantity-masks'. */
export function quantityField(id: SupplyId): `quantity-${SupplyId}` {
  return `quantity-${id}`;
}

/** Every supply, in the order of the form. */
export const supplyIds = Object.keys(supplies) as SupplyId[];

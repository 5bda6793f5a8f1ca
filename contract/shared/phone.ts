/** '(212) 555-0142' -> '2125550142' */
export function getPhoneDigits(text: string): string {
  return text.replace(/\D/g, '');
}

/** '(212) 555-0142' -> 'tel:+12125550142' */
export function telHref(phone: string): string {
  return `tel:+1${getPhoneDigits(phone)}`;
}

/** '2125550142' -> '(212) 555-0142'; returns anything else unchanged. */
export function formatPhone(digits: string): string {
  const parts = /^(\d{3})(\d{3})(\d{4})$/.exec(digits);
  return parts ? `(${parts[1]}) ${parts[2]}-${parts[3]}` : digits;
}

/** A formatted phone number within a text. The group makes split() keep it. */
export const phonePattern = /(\(\d{3}\) \d{3}-\d{4})/;

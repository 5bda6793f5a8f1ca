/** Strips every non-digit character: '(212) 555-0142' -> '2125550142'. */
export function phoneDigits(text: string): string {
  return text.replace(/\D/g, '');
}

/** The address of a call, 'tel:+12125550142' for "(212) 555-0142". */
export function telHref(phone: string): string {
  return `tel:+1${phoneDigits(phone)}`;
}

/** Ten digits as people read them: '2125550142' -> '(212) 555-0142'; anything else is returned as it is. */
export function formatPhone(digits: string): string {
  const parts = /^(\d{3})(\d{3})(\d{4})$/.exec(digits);
  return parts ? `(${parts[1]}) ${parts[2]}-${parts[3]}` : digits;
}

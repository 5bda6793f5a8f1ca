const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** A plain text as what HTML shows as that text, between elements: in an attribute quotes would end it. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>]/g, (sign) => escapes[sign] ?? sign);
}

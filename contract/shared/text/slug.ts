const maxSlugLength = 70;

/** 'Home health aide in Newark' -> 'home-health-aide-in-newark'; '' if no character is left. Cuts long titles between words. */
export function toSlug(text: string): string {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const slug = plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
  if (slug.length <= maxSlugLength) return slug;
  const end = slug.lastIndexOf('-', maxSlugLength);
  return slug.slice(0, end > 0 ? end : maxSlugLength);
}

import { toSlug } from '../../../../contract/shared/text/slug';

/** True for 'warm-hands' and 'warm-hands-2' with the title 'Warm hands'. A generated slug follows its title. */
export function isGeneratedSlug(title: string, slug: string): boolean {
  const generated = toSlug(title);
  if (slug === generated) return true;
  const suffix = slug.slice(generated.length);
  return generated !== '' && slug.startsWith(generated) && /^-\d+$/.test(suffix);
}

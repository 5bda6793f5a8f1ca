import { slugOf } from '../../../../contract/jobs/form-values';

/** Whether an address was made of a title, 'warm-hands' or 'warm-hands-2' of 'Warm hands', so that it follows the title. */
export function isMadeOf(title: string, slug: string): boolean {
  const made = slugOf(title);
  if (slug === made) return true;
  return made !== '' && slug.startsWith(`${made}-`) && /^\d+$/.test(slug.slice(made.length + 1));
}

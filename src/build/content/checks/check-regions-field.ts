import type { RegionId } from '../../../../contract/shared/regions';
import type { Fault } from '../content-issue';
import type { CollectionName } from '../schemas/schemas';

/**
 * `regions` belongs to the default file alone, because a region's own file is that region's: a service must say it
 * there, a page may. `fields` is the front matter as read, which may be faulty otherwise.
 */
export function checkRegionsField(
  collection: CollectionName,
  file: string,
  variant: RegionId | null,
  fields: unknown,
): Fault[] {
  if (collection !== 'services' && collection !== 'pages') return [];
  const given = typeof fields === 'object' && fields !== null && 'regions' in fields;
  if (variant !== null && given) {
    return [
      {
        file,
        line: 2,
        problem: '"regions" does not belong in the file of one region.',
        advice: 'Delete the line; the default file says which regions have the page.',
      },
    ];
  }
  if (variant === null && !given && collection === 'services') {
    return [
      {
        file,
        line: 2,
        problem: '"regions" is missing.',
        advice: 'Write the regions that offer the service, for example [new-jersey], or [].',
      },
    ];
  }
  return [];
}

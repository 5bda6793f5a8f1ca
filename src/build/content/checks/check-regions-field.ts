import type { RegionId } from '../../../../contract/shared/regions';
import type { ContentIssue } from '../content-issue';
import type { CollectionName } from '../schemas/schemas';

/** Only the default file lists `regions`: required for a service, optional for a page. @param fields may be invalid */
export function checkRegionsField(
  collection: CollectionName,
  file: string,
  variant: RegionId | null,
  fields: unknown,
): ContentIssue[] {
  if (collection !== 'services' && collection !== 'pages') return [];
  const hasRegions = typeof fields === 'object' && fields !== null && 'regions' in fields;
  if (variant !== null && hasRegions) {
    return [
      {
        file,
        line: 2,
        problem: '"regions" does not belong in the file of one region.',
        advice: 'Delete the line; the default file lists the regions.',
      },
    ];
  }
  if (variant === null && !hasRegions && collection === 'services') {
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

import { color } from '../../theme/color';
import { space } from '../../theme/space';
import { formatDate } from '../../lib/format-date';

export function LastUpdated({ iso }: { iso: string | null }) {
  if (iso === null) return null;
  return (
    <p css={{ marginTop: space[10], color: color.muted, fontSize: '1rem' }}>
      Last changed on <time dateTime={iso.slice(0, 10)}>{formatDate(iso)}</time>
    </p>
  );
}

import { css } from '@emotion/react';
import type { ExcludedItem } from '../../../../contract/publishing/schema';
import { getRecordUrl, recordScreens } from '../../../../contract/shared/record-url';
import { canSee } from '../../../../contract/shared/roles';
import { color } from '../../../theme/color';
import { space } from '../../../theme/space';
import { useStaff } from '../../hooks/session/use-staff';
import { Link } from '../link/link';
import { formatExclusionReason } from './publishing-messages';

export function ExcludedList({ excluded }: { excluded: readonly ExcludedItem[] }) {
  const { role } = useStaff();
  return (
    <ul aria-label="Not on the site" css={listStyle}>
      {excluded.map((item) => (
        <li key={`${item.kind}:${item.id}`}>
          {item.kind === 'post' ? 'Post' : 'Job'}{' '}
          {canSee(role, recordScreens[item.kind]) ? (
            <Link to={getRecordUrl({ ...item, screen: recordScreens[item.kind] })}>
              {item.title}
            </Link>
          ) : (
            `“${item.title}”`
          )}{' '}
          is not on the site. {formatExclusionReason(item)}
        </li>
      ))}
    </ul>
  );
}

const listStyle = css({
  display: 'grid',
  gap: space[1],
  flexBasis: '100%',
  listStyle: 'none',
  color: color.danger,
  overflowWrap: 'anywhere',
});

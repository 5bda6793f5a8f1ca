import { css } from '@emotion/react';
import type { LeftOut } from '../../../../contract/publishing/schema';
import { maySee } from '../../../../contract/shared/roles';
import { color } from '../../../theme/color';
import { space } from '../../../theme/space';
import { recordAddress, recordScreens } from '../../../../contract/shared/record-url';
import { Link } from '../link/link';
import { useStaff } from '../../hooks/session/use-staff';
import { problemWords } from './publishing-messages';

/** The posts and jobs that are published and left out of the site, each with why, and the way to it. */
export function LeftOutList({ leftOut }: { leftOut: readonly LeftOut[] }) {
  const { role } = useStaff();
  return (
    <ul aria-label="Left out of the site" css={listStyle}>
      {leftOut.map((one) => (
        <li key={`${one.kind}:${one.id}`}>
          The {one.kind}{' '}
          {maySee(role, recordScreens[one.kind]) ? (
            <Link to={recordAddress({ ...one, screen: recordScreens[one.kind] })}>{one.title}</Link>
          ) : (
            `“${one.title}”`
          )}{' '}
          is left out of the site. {problemWords(one)}
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

import { css } from '@emotion/react';
import type { LucideIcon } from 'lucide-react';
import BriefcaseBusiness from 'lucide-react/icons/briefcase-business';
import LifeBuoy from 'lucide-react/icons/life-buoy';
import MessageSquare from 'lucide-react/icons/message-square';
import UserRound from 'lucide-react/icons/user-round';
import type { RelatedRecord } from '../../../../contract/people/schema';
import { getRecordUrl } from '../../../../contract/shared/record-url';
import { color, space } from '../../../theme/tokens';
import { useApi } from '../../api/swr-hooks';
import { inlineLinkStyle, quietStyle } from '../dashboard.styles';
import { Link } from '../link';
import { Section } from '../section';
import { ErrorMessage } from '../status/messages';
import { Facts } from '../table/cells';
import { TimeAgo } from '../time/time-ago';

const kinds: Readonly<Record<RelatedRecord['kind'], { label: string; icon: LucideIcon }>> = {
  employee: { label: 'Employee', icon: UserRound },
  thread: { label: 'Messages', icon: MessageSquare },
  request: { label: 'Help desk', icon: LifeBuoy },
  application: { label: 'Application', icon: BriefcaseBusiness },
};

type RelatedRecordsProps = {
  id: string;
  /** A kind that the pane lists itself. */
  except?: RelatedRecord['kind'];
  /** Records without a screen of their own. */
  others?: readonly { id: string; at: string; icon: LucideIcon; text: string }[];
};

/** The other records with the person's number or address, on the screens that the account may open. */
export function RelatedRecords({ id, except, others = [] }: RelatedRecordsProps) {
  const { data, error } = useApi('GET /people/:id/records', { params: { id } });
  const records = (data?.records ?? []).filter(({ kind }) => kind !== except);
  if (error !== undefined && data === undefined)
    return <ErrorMessage>Related records couldn’t be loaded. Open this again.</ErrorMessage>;
  const rows = [
    ...records.map((record) => ({ ...record, ...kinds[record.kind] })),
    ...others.map((other) => ({ ...other, kind: null })),
  ];
  if (rows.length === 0) return null;
  const isEmployee = ({ kind }: { kind: string | null }) => Number(kind === 'employee');
  rows.sort((a, b) => isEmployee(b) - isEmployee(a) || (a.at < b.at ? 1 : -1));
  return (
    <Section title="Related records">
      <ul css={{ listStyle: 'none' }}>
        {rows.map(({ icon: Icon, ...row }) => (
          <li key={row.id} css={rowStyle}>
            <Icon size={18} aria-hidden css={iconStyle} />
            {row.kind === null ? <span>{row.text}</span> : <RecordLink record={row} />}
            <span css={quietStyle}>
              <TimeAgo at={row.at} />
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function RecordLink({ record }: { record: RelatedRecord & { label: string } }) {
  const { kind, label, name, detail, isConfirmed } = record;
  const [title, fact] = kind === 'employee' ? [name, detail] : [`${label}: ${detail}`, name];
  return (
    <span>
      <Link to={getRecordUrl(record)} css={inlineLinkStyle}>
        {title}
      </Link>{' '}
      <span css={quietStyle}>
        <Facts facts={[fact, isConfirmed ? 'Confirmed' : 'Possible match']} />
      </span>
    </span>
  );
}

const rowStyle = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space[3],
  paddingBlock: space[1],
  borderBlockEnd: `1px solid ${color.divider}`,
  overflowWrap: 'anywhere',
  '&:last-of-type': { borderBlockEnd: 0 },
});
const iconStyle = css({ color: color.muted });

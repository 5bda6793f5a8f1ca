import type { ReactNode } from 'react';
import { css } from '@emotion/react';
import Check from 'lucide-react/icons/check';
import type { DayRecord, MyDay } from '../../../../contract/overview/my-day-schema';
import { getRecordUrl } from '../../../../contract/shared/record-url';
import { color, space } from '../../../theme/tokens';
import { denseTarget, ellipsis, fontSize, rowStyle } from '../../components/dashboard.styles';
import { TextButton } from '../../components/buttons';
import { FollowUpFact } from '../../components/follow-up/follow-up-fact';
import { useFollowUp } from '../../components/follow-up/use-follow-up';
import { Link } from '../../components/link';
import { ErrorMessage } from '../../components/status/messages';

type DayRowProps = { record: DayRecord; fact: ReactNode; text?: string; children?: ReactNode };

/** A record, which the row opens. */
export function DayRow({ record, fact, text = '', children }: DayRowProps) {
  return (
    <li css={itemStyle}>
      <Link to={getRecordUrl(record)} data-day-row css={linkStyle}>
        <span css={namedStyle}>
          <span css={nameStyle}>{record.name}</span>
          <span css={textStyle}>{text}</span>
        </span>
        <span css={factStyle}>{fact}</span>
      </Link>
      {children}
    </li>
  );
}

export function DueRow({ item }: { item: MyDay['followUps'][number] }) {
  const { followUp } = item;
  const { finish, isPending, error } = useFollowUp(item);
  return (
    <DayRow record={item} fact={<FollowUpFact followUp={followUp} isShort />} text={followUp.text}>
      <TextButton
        data-done
        aria-keyshortcuts="d"
        aria-label={`Done: ${item.name}`}
        isPending={isPending}
        onClick={() => void finish(followUp)}
      >
        <Check size={16} aria-hidden /> Done
      </TextButton>
      {error !== null && <ErrorMessage>Not done. {error}</ErrorMessage>}
    </DayRow>
  );
}

const itemStyle = css(rowStyle(`0 ${space[2]}`), {
  borderBlockStart: `1px solid ${color.divider}`,
});

const linkStyle = css({
  flex: '1 1 12rem',
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minWidth: 0,
  minHeight: `max(2.75rem, ${denseTarget})`,
  color: color.text,
  textDecoration: 'none',
  '&:hover': { background: color.surfaceSunken, color: color.text },
});
/** A long text has its own line. */
const namedStyle = css({
  flex: '1 1 0',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[3],
  minWidth: 0,
  paddingBlock: space[1],
});
const nameStyle = css({ ...ellipsis, maxWidth: '100%' });
const textStyle = css(nameStyle, { color: color.muted, fontSize: fontSize.small });
const factStyle = css({ flex: 'none', color: color.muted, fontSize: fontSize.small });

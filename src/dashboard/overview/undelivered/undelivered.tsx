import { useRef, useState } from 'react';
import { css } from '@emotion/react';
import { helpDeskScreens } from '../../../../contract/help-desk/screens';
import type {
  Undelivered,
  UndeliveredItem,
} from '../../../../contract/overview/undelivered-schema';
import { getRecordUrl, recordScreens } from '../../../../contract/shared/record-url';
import { color, space } from '../../../theme/tokens';
import { Link } from '../../components/link';
import { ErrorMessage } from '../../components/status/messages';
import { fontSize, rowStyle, quietStyle } from '../../components/dashboard.styles';
import { TimeAgo } from '../../components/time/time-ago';
import { useFocusFallback } from '../../hooks/use-focus';
import { TextButton } from '../../components/buttons';
import { rowListStyle, activityRowStyle } from '../activity/recent-activity';
import {
  useUndeliveredActions,
  type useUndelivered,
  formatUndelivered,
  formatUsedUpLimit,
} from './use-undelivered';

const maxCollapsed = 5;

type NotDeliveredProps = { data: Undelivered; mutate: ReturnType<typeof useUndelivered>['mutate'] };

/** Everything that was not delivered, and the limits that are used up. Shows nothing if there is neither. */
export function NotDelivered({ data, mutate }: NotDeliveredProps) {
  const { items, hasMore, limits } = data;
  const { retry, dismiss, isPending, error } = useUndeliveredActions(mutate);
  const [isExpanded, setExpanded] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const hasActed = useRef(false);
  // The focused row disappears once it is retried or dismissed, and the whole list with the last one.
  useFocusFallback(items.map(({ id }) => id).join(), () =>
    hasActed.current ? (heading.current ?? document.querySelector<HTMLElement>('#main h1')) : null,
  );
  if (items.length === 0 && limits.length === 0) return null;
  const act = (action: () => Promise<unknown>) => {
    hasActed.current = true;
    void action();
  };
  const retryable = items.filter(({ isRetryable }) => isRetryable);
  const visible = isExpanded ? items : items.slice(0, maxCollapsed);
  return (
    <section aria-labelledby="not-delivered">
      <div css={headerStyle}>
        <h2 ref={heading} id="not-delivered" tabIndex={-1} css={{ fontSize: fontSize.heading }}>
          Not delivered
        </h2>
        {retryable.length > 1 && (
          <TextButton aria-disabled={isPending} onClick={() => act(() => retry(retryable))}>
            Retry all {retryable.length}
          </TextButton>
        )}
      </div>
      {error !== null && <ErrorMessage>{error}</ErrorMessage>}
      <ul css={listStyle}>
        {limits.map((limit) => (
          <li key={limit.what} css={itemStyle}>
            {formatUsedUpLimit(limit)}
          </li>
        ))}
        {visible.map((item) => (
          <li key={item.id} css={itemStyle}>
            <div css={textStyle}>
              <Title item={item} />
              <p css={quietStyle}>
                {item.state === 'retrying' ? `Retrying. ${item.reason}` : item.reason}
              </p>
            </div>
            <span css={timeStyle}>
              <TimeAgo at={item.since} />
            </span>
            <div css={actionsStyle}>
              {item.isRetryable && (
                <TextButton
                  aria-disabled={isPending}
                  aria-label={`Retry: ${formatUndelivered(item)}`}
                  onClick={() => act(() => retry([item]))}
                >
                  Retry
                </TextButton>
              )}
              {item.state === 'failed' && (
                <TextButton
                  aria-disabled={isPending}
                  aria-label={`Dismiss: ${formatUndelivered(item)}`}
                  onClick={() => act(() => dismiss(item))}
                >
                  Dismiss
                </TextButton>
              )}
            </div>
          </li>
        ))}
      </ul>
      {items.length > maxCollapsed && (
        <TextButton aria-expanded={isExpanded} onClick={() => setExpanded(!isExpanded)}>
          {isExpanded ? 'Show fewer' : `Show all ${items.length}`}
        </TextButton>
      )}
      {isExpanded && hasMore && (
        <p css={quietStyle}>There are more. Retry or dismiss these first.</p>
      )}
    </section>
  );
}

function Title({ item }: { item: UndeliveredItem }) {
  const text = formatUndelivered(item);
  const url = getUrl(item.about);
  return url === null ? <span>{text}</span> : <Link to={url}>{text}</Link>;
}

function getUrl(about: UndeliveredItem['about']): string | null {
  if (about === null) return null;
  const { kind, id, type } = about;
  if (kind !== 'request') return getRecordUrl({ kind, screen: recordScreens[kind], id });
  return type === null ? null : getRecordUrl({ kind, screen: helpDeskScreens[type], id });
}

const headerStyle = css(rowStyle(`0 ${space[3]}`), {
  justifyContent: 'space-between',
  marginBlockEnd: space[2],
});

const listStyle = css(rowListStyle, { borderColor: color.danger });
const itemStyle = css(activityRowStyle, { rowGap: space[1] });
const textStyle = css({ flex: '1 1 16rem', minWidth: 0, overflowWrap: 'anywhere' });
const timeStyle = css(quietStyle, { minWidth: '6rem', textAlign: 'end' });
const actionsStyle = css({ display: 'flex', gap: space[1] });

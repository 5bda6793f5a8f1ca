import { css } from '@emotion/react';
import ListChecks from 'lucide-react/icons/list-checks';
import UserPlus from 'lucide-react/icons/user-plus';
import { formatCount } from '../../../../contract/shared/text/format-number';
import { color, space } from '../../../theme/tokens';
import { media } from '../../../theme/layout';
import { useAssigneeFilter } from '../../components/assignee';
import { SearchField } from '../../components/filter/search-field';
import { Link } from '../../components/link';
import { ExportMenu } from '../../components/list/export-menu';
import { ListCount } from '../../components/list/list';
import { KeyPagination, useFocusAfterTurn } from '../../components/list/pagination';
import { PageHeader, type ScreenProps } from '../../components/screen';
import { SaveView } from '../../components/views/save-view';
import { LoadError, TableSkeleton } from '../../components/status/notice';
import type { useListState } from '../../hooks/list/use-list-state';
import type { useUnread } from '../../api/use-unread';
import { TextButton, ToolbarIconButton } from '../../components/buttons';
import { inlineLinkStyle } from '../../components/dashboard.styles';
import { noFilter, type InboxState } from '../params';
import { BulkActions, selectButtonId, type ThreadSelection } from './bulk-selection';
import { FilterPanel } from './filter-panel';
import { MarkAllReadButton } from './mark-all-read-button';
import { ThreadList } from './thread-list';
import type { useThreadList } from './use-thread-list';

type ListPaneProps = {
  screen: ScreenProps['screen'];
  listState: ReturnType<typeof useListState<InboxState>>;
  list: ReturnType<typeof useThreadList>;
  selection: ThreadSelection;
  unread: ReturnType<typeof useUnread>;
};

export function ListPane(props: ListPaneProps) {
  const { screen, listState, list, selection, unread } = props;
  const { state, getUrl, update, isFiltered, exportQuery } = listState;
  const { data, error, isStale, previousPage, nextPage } = list;
  const listUrl = getUrl({ thread: null });
  const allUrl = getUrl({ ...noFilter, status: 'all', thread: null });
  const isOpenOnly = state.status === 'open' && state.query === '';
  const showClosed = (
    <Link to={getUrl({ status: 'all' })} css={inlineLinkStyle}>
      Show closed and snoozed threads too
    </Link>
  );
  useFocusAfterTurn(state.after ?? state.before);

  return (
    <div css={paneStyle} data-pane="list">
      <div css={headerStyle}>
        <PageHeader title={screen.label}>
          <ListCount
            // Not null while 'Show all' loads, so that the count takes the focus of the link.
            total={data && (isFiltered || isStale || data.total > 0) ? data.total : null}
            isCapped={data?.isTotalCapped}
            one={isOpenOnly ? 'open thread' : 'thread'}
            detail={
              data?.onDays !== undefined
                ? formatCount(data.onDays, state.target === null ? 'submission' : 'wait')
                : state.status === 'open' && !isOpenOnly && 'open and closed'
            }
          />
          <TextButton onClick={() => update({ isNew: true })}>
            <UserPlus size={16} aria-hidden /> New person
          </TextButton>
        </PageHeader>
        <FilterPanel
          filter={state}
          assigneeFilter={useAssigneeFilter({ call: 'GET /chats/assignees' }, state.assignee)}
          onChange={update}
          search={
            <SearchField
              id="inbox-search"
              label="Search threads"
              hint="Name, phone, email, or text"
              query={state.query}
              onQuery={(query) => update({ query })}
              onSubmit={() =>
                document.querySelector<HTMLElement>('[data-row][tabindex="0"]')?.focus()
              }
            />
          }
        >
          <div css={{ display: 'flex', alignItems: 'center' }}>
            {!isStale && data && data.chats.length > 0 && (
              <ToolbarIconButton
                id={selectButtonId}
                icon={ListChecks}
                label="Select"
                aria-pressed={selection.isEnabled}
                onClick={() => selection.setEnabled(!selection.isEnabled)}
              />
            )}
            <SaveView screen="form-messages" filter={exportQuery} />
            <MarkAllReadButton
              unread={unread}
              filter={isFiltered ? { query: exportQuery, search: state.query } : null}
            />
            <ExportMenu
              isToolbarButton
              call="GET /chats/export"
              query={exportQuery}
              search={state.query}
            />
          </div>
        </FilterPanel>
      </div>
      {selection.isEnabled && !isStale && <BulkActions selection={selection} />}
      {/* The key scrolls another list back to its top. */}
      <div key={listUrl} css={scrollStyle} aria-busy={isStale && !error}>
        {data ? (
          <>
            <ThreadList
              threads={data.chats}
              selected={state.thread}
              isFiltered={isFiltered}
              showClosed={isOpenOnly && showClosed}
              showsWait={state.sort === 'waiting'}
              allUrl={listUrl === allUrl ? null : allUrl}
              getUrl={(userId) => getUrl({ thread: userId })}
              getUnreadCount={unread.countUnread}
              selection={selection}
            />
            <div css={{ padding: `${space[2]} ${space[4]}`, '&:empty': { display: 'none' } }}>
              <KeyPagination
                previousUrl={previousPage && getUrl(previousPage)}
                nextUrl={nextPage && getUrl(nextPage)}
                labels={state.sort === 'latest' ? ['Newer', 'Older'] : ['Previous', 'Next']}
              />
              {isOpenOnly && nextPage === null && data.chats.length > 0 && showClosed}
            </div>
          </>
        ) : error ? (
          <div css={{ padding: space[4] }}>
            <LoadError error={error} onRetry={list.retry} />
          </div>
        ) : (
          <TableSkeleton />
        )}
      </div>
    </div>
  );
}

const paneStyle = css({
  gridRow: 2,
  minWidth: 0,
  minHeight: 0,
  display: 'flex',
  flexDirection: 'column',
  background: color.surface,
  [media.wide]: { borderInlineEnd: `1px solid ${color.divider}` },
});

const headerStyle = css({
  display: 'grid',
  gap: space[2],
  padding: `${space[2]} ${space[4]}`,
  borderBlockEnd: `1px solid ${color.divider}`,
  h1: { fontSize: '1.1875rem' },
  '& > header': { alignItems: 'baseline', rowGap: 0 },
  // The count and the button are below the title.
  '& > header > div': { flexBasis: '100%' },
});

/** Relative, so that visually hidden text in the rows doesn't make the window scroll. */
const scrollStyle = css({
  position: 'relative',
  flex: 1,
  minHeight: 0,
  [media.wide]: { overflow: 'auto' },
});

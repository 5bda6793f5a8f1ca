import { useState } from 'react';
import { css } from '@emotion/react';
import type { Chat, ChatSummary } from '../../../../contract/inbox/schema';
import { formatCount } from '../../../../contract/shared/text/format-number';
import { getRegionName } from '../../../../contract/shared/region-facts';
import { color, space, radius } from '../../../theme/tokens';
import { Button } from '../../../ui/buttons/button';
import { Skeleton } from '../../../ui/loading/skeleton';
import { useApi } from '../../api/swr-hooks';
import { Dialog, DialogButtons } from '../../components/dialog/dialog';
import { ErrorMessage } from '../../components/status/messages';
import { LoadError } from '../../components/status/notice';
import { SearchField } from '../../components/filter/search-field';
import { fieldsetStyle, smallStyle } from '../../components/dashboard.styles';
import { TimeAgo } from '../../components/time/time-ago';
import { useMerge, formatContact } from '../threads';

const maxResults = 20;
const nameSuffix = /^(?:jr|sr|i{2,3}|iv|rn|lpn|md|phd|esq)\.?$/i;

type MergeDialogProps = {
  thread: Pick<Chat, 'userId' | 'name' | 'contact' | 'email'>;
  /** The thread to select at first. */
  other?: Pick<Chat, 'userId' | 'contact' | 'email'> | undefined;
  onClose: () => void;
};

/** Picks the thread to merge into this one. Suggests threads with the same number or address, or else the same last name. */
export function MergeDialog({ thread, other: suggested, onClose }: MergeDialogProps) {
  const contact = formatContact(thread);
  const [query, setQuery] = useState(suggested ? formatContact(suggested) : contact);
  const [isSuggestion, setSuggestion] = useState(true);
  const [picked, setPicked] = useState<string | null>(suggested?.userId ?? null);
  const { merge, isPending, error: mergeError } = useMerge(thread.userId);
  const { data, error, mutate, isLoading } = useApi(
    'GET /chats',
    { query: { limit: String(maxResults) }, search: query },
    { keepPreviousData: true },
  );
  const others = data?.chats.filter(({ userId }) => userId !== thread.userId);
  // A thread that is no longer in the results can't be merged unseen.
  const selected = others?.find(({ userId }) => userId === picked)?.userId ?? null;

  const lastName = getLastName(thread.name);
  const isContactUnique = query === contact && !isLoading && others?.length === 0;
  if (isContactUnique && lastName !== '') setQuery(lastName);

  return (
    <Dialog title={`Merge into ${thread.name}`} onClose={onClose}>
      <p>
        The other thread’s messages, phone number, and email move here. Merge only if it’s the same
        person. You can undo the merge at any time. This thread then gets its status and assignee
        back, unless someone has changed them. Threads already merged into the other one stay here.
        Undo those separately.
      </p>
      <SearchField
        id="merge-search"
        label="Search for the other thread"
        hint="Name, phone, email, or text"
        query={query}
        isSuggestion={isSuggestion}
        onQuery={(next) => {
          setSuggestion(false);
          setQuery(next.trim());
        }}
      />
      {error && !others ? (
        <LoadError error={error} onRetry={() => mutate()} />
      ) : (
        <fieldset css={listStyle} aria-busy={isLoading}>
          <legend css={{ fontWeight: 700 }}>Other thread</legend>
          {others === undefined && <Skeleton height="3rem" />}
          {others?.length === 0 && (
            <p css={{ color: color.muted }}>No other thread found. Try another name or number.</p>
          )}
          {others?.map((other) => (
            <label key={other.userId} css={optionStyle}>
              <input
                type="radio"
                name="merge-other"
                checked={selected === other.userId}
                onChange={() => setPicked(other.userId)}
              />
              <ThreadSummary thread={other} />
            </label>
          ))}
        </fieldset>
      )}
      {mergeError !== null && <ErrorMessage>Not merged. {mergeError}</ErrorMessage>}
      <DialogButtons onCancel={onClose}>
        <Button
          isPending={isPending}
          aria-disabled={selected === null}
          onClick={async () => {
            if (selected !== null && (await merge(selected))) onClose();
          }}
        >
          Merge
        </Button>
      </DialogButtons>
    </Dialog>
  );
}

/** The last name without suffixes ('Ann Lee, RN'), or '' if there is none. */
function getLastName(name: string): string {
  const parts = name.replace(/\([^)]*\)/g, ' ').split(/[\s,]+/);
  return parts.filter((part) => part !== '' && !nameSuffix.test(part)).at(-1) ?? '';
}

function ThreadSummary({ thread }: { thread: ChatSummary }) {
  const last = thread.messages.at(-1);
  return (
    <span css={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      <strong>{thread.name}</strong> · {formatContact(thread)}
      <span css={smallStyle}>
        {getRegionName(thread.region)}, {formatCount(thread.total, 'message')}
        {last && (
          <>
            , latest <TimeAgo at={last.at} />
          </>
        )}
      </span>
    </span>
  );
}

const listStyle = css(fieldsetStyle, {
  display: 'grid',
  gap: space[2],
  maxHeight: '40dvh',
  overflow: 'auto',
});

const optionStyle = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: space[3],
  padding: space[3],
  border: `1px solid ${color.divider}`,
  borderRadius: radius.medium,
  input: { width: '1.25rem', height: '1.25rem', margin: 0, accentColor: color.primary },
  '&:has(:checked)': { borderColor: color.primary, background: color.primarySoft },
});

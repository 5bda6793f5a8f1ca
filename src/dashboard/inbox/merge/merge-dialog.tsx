import { useState } from 'react';
import { css } from '@emotion/react';
import useSWR from 'swr';
import type { Chat, ChatsAnswer } from '../../../../contract/inbox/schema';
import { formatPhone } from '../../../../contract/shared/phone';
import { color } from '../../../theme/color';
import { radius } from '../../../theme/shape';
import { space } from '../../../theme/space';
import { Button } from '../../../ui/buttons/button';
import { buttonsEndStyle } from '../../../ui/buttons/button-row.styles';
import { Skeleton } from '../../../ui/loading/skeleton';
import { Dialog } from '../../components/dialog/dialog';
import { LoadFailure } from '../../components/status/load-error';
import { regionName } from '../../components/region-name';
import { SearchField } from '../../components/filter/search-field';
import { text } from '../../components/styles/font-size';
import { TimeAgo } from '../../components/time/time-ago';
import { useFreshThreads } from '../api';
import { lastNameOf } from './last-name';
import { useMerge } from './use-merge';
import { FaultLine } from '../../components/status/error-message';

/** Threads that are offered at once. */
const most = 20;

type MergeDialogProps = { chat: Pick<Chat, 'userId' | 'name' | 'contact'>; onClose: () => void };

/** Chooses which other thread is the same person's: those with the same number first, any other by searching. */
export function MergeDialog({ chat, onClose }: MergeDialogProps) {
  const number = formatPhone(chat.contact);
  const [query, setQuery] = useState(number);
  const [isSuggestion, setSuggestion] = useState(true);
  const [wish, setWish] = useState<string | null>(null);
  const refresh = useFreshThreads();
  const { merge, busy, fault } = useMerge(chat.userId, refresh);
  const path = `/chats?limit=${most}`;
  const { data, error, mutate, isLoading } = useSWR<ChatsAnswer>(
    query === '' ? path : [path, query],
    {
      keepPreviousData: true,
    },
  );
  const others = data?.chats.filter(({ userId }) => userId !== chat.userId);

  // What is found a moment after the choice may have it too: only what is not in sight is not chosen.
  const chosen = others?.find(({ userId }) => userId === wish)?.userId ?? null;

  // Mostly nobody else has the number: then whoever has the same last name is looked for.
  const lastName = lastNameOf(chat.name);
  const numberFindsNobody = query === number && !isLoading && others?.length === 0;
  if (numberFindsNobody && lastName !== '') setQuery(lastName);

  return (
    <Dialog title={`Merge into ${chat.name}`} open onOpenChange={(open) => !open && onClose()}>
      <p>
        What the other thread holds will stand here too, and its number and address with it. Only
        merge what is one person’s. You can undo it at any time: this thread then has its status and
        who had it again, unless somebody has changed them meanwhile. What was merged into the other
        thread before stays here and is taken out by itself.
      </p>
      <SearchField
        id="merge-search"
        label="Search for the other thread"
        placeholder="Name, phone, e-mail or words"
        query={query}
        isSuggestion={isSuggestion}
        onQuery={(next) => {
          setSuggestion(false);
          setQuery(next.trim());
        }}
      />
      {error && !others ? (
        <LoadFailure error={error as unknown} onRetry={() => mutate()} />
      ) : (
        <fieldset css={listStyle} aria-busy={isLoading}>
          <legend css={{ fontWeight: 700 }}>The other thread</legend>
          {others === undefined && <Skeleton height="3rem" />}
          {others?.length === 0 && (
            <p css={{ color: color.muted }}>
              No other thread holds these words. Search for another name or number.
            </p>
          )}
          {others?.map((other) => (
            <label key={other.userId} css={optionStyle}>
              <input
                type="radio"
                name="merge-other"
                checked={chosen === other.userId}
                onChange={() => setWish(other.userId)}
              />
              <span css={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                <strong>{other.name}</strong> · {formatPhone(other.contact)}
                <span css={factsStyle}>
                  {regionName(other.region)}, {other.total}{' '}
                  {other.total === 1 ? 'message' : 'messages'}
                  {other.messages.length > 0 && (
                    <>
                      , latest <TimeAgo at={other.messages.at(-1)?.at ?? ''} />
                    </>
                  )}
                </span>
              </span>
            </label>
          ))}
        </fieldset>
      )}
      {fault !== null && <FaultLine>Not merged. {fault}</FaultLine>}
      <div css={buttonsEndStyle}>
        <Button tone="outline" onClick={onClose}>
          Cancel
        </Button>
        <Button
          busy={busy}
          aria-disabled={chosen === null}
          onClick={async () => {
            if (chosen !== null && (await merge(chosen))) onClose();
          }}
        >
          Merge
        </Button>
      </div>
    </Dialog>
  );
}

const listStyle = css({
  display: 'grid',
  gap: space[2],
  minWidth: 0,
  maxHeight: '40dvh',
  margin: 0,
  padding: 0,
  border: 0,
  overflow: 'auto',
});

const optionStyle = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: space[3],
  padding: space[3],
  border: `1px solid ${color.line}`,
  borderRadius: radius.medium,
  input: { width: '1.25rem', height: '1.25rem', margin: 0, accentColor: color.teal },
  '&:has(:checked)': { borderColor: color.teal, background: color.tealSoft },
});

const factsStyle = css({ display: 'block', color: color.muted, fontSize: text.small });

import { useEffect, useRef, useState } from 'react';
import { css } from '@emotion/react';
import { navigate } from 'gatsby';
import { ArrowLeft } from 'lucide-react';
import type { PostDetail } from '../../../../contract/posts/schema';
import { toRegion } from '../../../../contract/shared/regions';
import { media } from '../../../theme/layout';
import { space } from '../../../theme/space';
import { ErrorSummary } from '../../../ui/fields/error-summary';
import { AlsoHere } from '../../components/detail/presence-indicator';
import { Link } from '../../components/link/link';
import { PageHeader } from '../../components/screen/page-header';
import { PublishingLine } from '../../components/publishing/publishing-status';
import { usePublishing } from '../../components/publishing/use-publishing';
import { SaidLine } from '../../components/status/status-message';
import { useFocusAfter } from '../../hooks/focus/use-focus-fallback';
import { useStillHere } from '../../hooks/use-is-mounted';
import { BodyField, type BodyFieldHandle } from './body-field';
import { problemsOf } from '../publishing/publish-errors';
import { Overtaken, PutAside, ThrownAway } from './conflict-notice';
import { PostActions } from '../publishing/post-actions';
import { discardPost, postPath, restorePost } from '../api';
import { PostFields } from './post-fields';
import { publishedAt } from '../publishing/published-at';
import { PostState } from './post-status';
import { PreviewSide } from '../preview/preview-pane';
import { RevisionHistory } from './revision-history';
import { richTextStyle } from '../rich-text/rich-text.styles';
import { SavingWords } from './save-status-message';
import { ScheduleDialog } from '../publishing/schedule-dialog';
import { useActs } from '../publishing/use-post-actions';
import { useDraft } from '../draft/use-draft';
import { useFreeAddress } from './use-unique-slug';
import { FaultLine } from '../../components/status/error-message';

type WritingProps = {
  post: PostDetail;
  back: string;
  /** Where another post is written. */
  linkOf: (id: string) => string;
  /** It was begun here just now: left empty, it is thrown away. */
  isNew: boolean;
  /** Somebody has thrown it away. */
  isMissing: boolean;
  /** It was opened on this screen: its heading has the focus. */
  takesFocus: boolean;
  onSaved: (post: PostDetail) => void;
  onFetch: () => Promise<PostDetail>;
  /** The list is another one: it was thrown away, or kept as a new one. */
  onGone: () => void;
};

/** A post that is written: its fields and its text on one side, how its page will look on the other. */
export function Writing(props: WritingProps) {
  const { post: known, back, linkOf, isNew, isMissing, takesFocus } = props;
  const { onSaved, onFetch, onGone } = props;
  const draft = useDraft(known, {
    isMissing,
    onSaved,
    // A colleague may be about to write in what somebody else began. Where it fails it stays in the list, from where it can be thrown away.
    ...(isNew && {
      onLeftEmpty: (empty) => void discardPost(empty).then(onGone, () => undefined),
    }),
  });
  const { post, values, saving, isDirty, set } = draft;
  const taken = useFreeAddress(post, values, (free) => set('slug', free));
  const { publishing } = usePublishing(null);
  const isHere = useStillHere();
  const [isScheduling, setScheduling] = useState(false);
  /** The state of its history that the preview shows. */
  const [seen, setSeen] = useState<string | null>(null);
  const done = useActs(draft, {
    onDone: () => {
      setScheduling(false);
      setSeen(null);
    },
    onProblems: () => setScheduling(false),
    onFetch,
    onThrownAway: () => {
      onGone();
      if (isHere()) void navigate(back);
    },
    onMade: (id) => {
      onGone();
      if (isHere()) void navigate(linkOf(id), { replace: true });
    },
  });
  const { act, publish, takeBack, throwAway, letGo, decide, keep } = done;
  const { busy, said, fault, acts, found, summary } = done;
  /** Also where it was changed elsewhere, and what is to be done about that is not decided. */
  const newest = known.id === post.id && known.version > post.version ? known : post;
  const isOvertaken = saving.is === 'overtaken';
  useEffect(() => {
    // What was saved there is in the history before one decides.
    if (isOvertaken && known.version <= post.version) void onFetch().then(onSaved, () => undefined);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once each time that it is found out
  }, [isOvertaken]);
  const refused = saving.is === 'refused' ? saving : null;
  const saidLine = useRef<HTMLParagraphElement>(null);
  useFocusAfter(`${post.state} ${said !== ''}`, () => saidLine.current);
  const savingLine = useRef<HTMLParagraphElement>(null);
  useFocusAfter(`${isOvertaken} ${draft.asides.length}`, () => savingLine.current);
  useEffect(() => {
    // What one begins, one names first.
    if (isNew) document.getElementById('post-title')?.focus();
  }, [isNew]);
  const problems = problemsOf(found, values);
  /** Nothing moves under who is typing: what is mended is struck through, and goes when all of it is saved. */
  const isMended = saving.is === 'saved' && problems.every(({ mended }) => mended);
  const ofText = found?.values.body === values.body ? found.faults : [];
  const faults = refused?.faults ?? ofText;
  const text = useRef<BodyFieldHandle>(null);
  const leads = problems.map((problem) =>
    problem.field === 'body'
      ? { ...problem, lead: () => text.current?.leadTo(faults[0]) }
      : problem,
  );
  const open = problems.filter(({ mended }) => !mended);
  const shownProblems: Readonly<Record<string, string>> = {
    ...(taken !== null && { slug: taken }),
    ...Object.fromEntries(open.map(({ field, message }) => [field, message])),
    ...refused?.fields,
  };
  const restore = (revision: string) =>
    void act((now) => restorePost(now, revision), 'It is restored.');

  return (
    <>
      <PageHeader
        title="Write a post"
        takesFocus={takesFocus}
        lead={<PostState {...{ post: newest, isDirty }} />}
      >
        {saving.is !== 'gone' && (
          <PostActions
            {...{ post, isDirty, busy }}
            onPublish={() => void publish(null)}
            onTakeBack={(work, words) => void takeBack(work, words)}
            onSchedule={() => {
              done.forgetFault();
              setScheduling(true);
            }}
            onDiscard={() => void throwAway()}
          />
        )}
      </PageHeader>
      <div css={barStyle}>
        <Link to={back} css={backStyle}>
          <ArrowLeft size={18} aria-hidden /> All posts
        </Link>
        <AlsoHere path={postPath(post.id)} />
        <SavingWords ref={savingLine} saving={saving} />
      </div>
      <SaidLine line={saidLine}>
        {typeof said === 'string' ? said : said[publishing?.builds ?? 'elsewhere']}
      </SaidLine>
      {(post.state === 'published' || post.state === 'unpublished') && (
        <PublishingLine
          changes={acts}
          onlyNews={post.state === 'unpublished'}
          subject={{
            kind: 'post',
            id: post.id,
            at: publishedAt(post),
            isOff: post.state === 'unpublished',
            isBehind: post.hasChanges || isDirty,
            page: post.liveSlug === null ? null : `/blog/${post.liveSlug}`,
          }}
        />
      )}
      <ErrorSummary ref={summary} heading="h2" errors={isMended ? [] : leads} />
      {fault !== null && !isScheduling && problems.length === 0 && <FaultLine>{fault}</FaultLine>}
      <div css={[sidesStyle, richTextStyle]}>
        <div css={fieldsStyle}>
          {saving.is === 'overtaken' && (
            <Overtaken words={saving.words} onGoOn={(keepsMine) => void decide(keepsMine)} />
          )}
          {draft.asides.length > 0 && saving.is !== 'overtaken' && (
            <PutAside count={draft.asides.length} onEnd={draft.endAside} />
          )}
          {saving.is === 'gone' && (
            <ThrownAway busy={busy} onKeep={() => void keep()} onLetGo={() => void letGo()} />
          )}
          <PostFields
            values={values}
            problems={shownProblems}
            isLive={post.liveSlug !== null}
            onValue={set}
            onComing={draft.setComing}
          >
            {shownProblems['body'] !== undefined && faults.length === 0 && (
              <FaultLine>{shownProblems['body']}</FaultLine>
            )}
            <BodyField
              ref={text}
              body={values.body}
              faults={faults}
              isSaved={values.body === post.values.body}
              onBody={(body) => set('body', body)}
            />
          </PostFields>
          <RevisionHistory
            entries={newest.history}
            {...{ seen, isOvertaken, busy }}
            onSee={setSeen}
            onRestore={restore}
          />
        </div>
        <PreviewSide
          id={post.id}
          {...{ values, busy }}
          revision={seen}
          onRestore={restore}
          onBack={() => setSeen(null)}
        />
      </div>
      {isScheduling && (
        <ScheduleDialog
          region={toRegion(values.region)}
          busy={busy}
          error={found?.fields['day'] ?? fault ?? undefined}
          onClose={() => setScheduling(false)}
          onSchedule={(due) => void publish(due)}
        />
      )}
    </>
  );
}

const barStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space[3],
});
/** The words beside them wrap instead. */
const backStyle = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: '2.75rem',
});
// No grid: what sticks in a cell of one goes away with it.
const fieldsStyle = css({ display: 'flex', flexDirection: 'column', gap: space[6], minWidth: 0 });
const sidesStyle = css({
  display: 'grid',
  gap: space[8],
  gridTemplateColumns: 'minmax(0, 1fr)',
  [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
});

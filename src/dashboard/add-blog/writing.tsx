import { useRef, useState } from 'react';
import { css } from '@emotion/react';
import { Link, navigate } from 'gatsby';
import { ArrowLeft } from 'lucide-react';
import { revisionKinds } from '../../../contract/post-words';
import type { PostDetail } from '../../../contract/posts';
import { toRegion } from '../../../contract/regions';
import { ApiError } from '../../lib/api';
import { color } from '../../theme/color';
import { media } from '../../theme/layout';
import { space } from '../../theme/space';
import { Button } from '../../ui/button';
import { buttonRowStyle } from '../../ui/button-row-style';
import { ErrorSummary } from '../../ui/error-summary';
import { faultWords } from '../parts/fault-words';
import { History } from '../parts/history';
import { PageHeader } from '../parts/page-header';
import { PublishingLine } from '../parts/publishing/publishing-line';
import { usePublishing } from '../parts/publishing/use-publishing';
import { useFocusAfter } from '../parts/use-focus-after';
import { BodyField } from './body-field';
import type { DoneWords } from './done-words';
import { problemsOf, type Found } from './found-problems';
import { Overtaken } from './overtaken';
import { PostActions } from './post-actions';
import { discardPost, publishPost, restorePost } from './post-calls';
import { PostFields } from './post-fields';
import { publishedAt } from './published-at';
import { PostState } from './post-state';
import { PreviewSide } from './preview-side';
import { richTextStyle } from './rich-text-style';
import { isOvertaken } from './saving';
import { SavingWords } from './saving-words';
import { ScheduleDialog } from './schedule-dialog';
import { useDraft } from './use-draft';
import { useFreeAddress } from './use-free-address';
import { FaultLine } from '../parts/fault-line';

type WritingProps = {
  post: PostDetail;
  back: string;
  onSaved: (post: PostDetail) => void;
  onFetch: () => Promise<PostDetail>;
  /** It has been thrown away. */
  onGone: () => void;
};

/** A post that is written: its fields and its text on one side, how its page will look on the other. */
export function Writing({ post: known, back, onSaved, onFetch, onGone }: WritingProps) {
  const { post, values, saving, isDirty, set, change, discard, goOn } = useDraft(
    known,
    onSaved,
    // Where that fails it stays in the list, from where it can be thrown away.
    (empty) => void discardPost(empty).then(onGone, () => undefined),
  );
  const taken = useFreeAddress(post, values, (free) => set('slug', free));
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<DoneWords>('');
  const [fault, setFault] = useState<string | null>(null);
  /** How often something was done with the post: each may have begun a build. */
  const [acts, setActs] = useState(0);
  const { publishing } = usePublishing(null);
  const [found, setFound] = useState<Found | null>(null);
  const summary = useRef<HTMLDivElement>(null);
  const [isScheduling, setScheduling] = useState(false);
  /** The state of its history that the preview shows. */
  const [seen, setSeen] = useState<string | null>(null);
  const refused = saving.is === 'refused' ? saving : null;

  /** Leads to the fields that are at fault: a schedule's own day is mended in its dialog. */
  const find = (next: Found) => {
    setFound(next);
    if (problemsOf(next, values).length === 0) return;
    setScheduling(false);
    // After the dialog has given the focus back.
    setTimeout(() => summary.current?.focus());
  };
  /** Saves what is written, then does something with it. */
  const act = async (work: (now: PostDetail) => Promise<PostDetail>, words: DoneWords) => {
    if (busy) return;
    setBusy(true);
    setFault(null);
    setSaid('');
    setFound(null);
    try {
      await change(work);
      setSaid(words);
      setActs((before) => before + 1);
      setScheduling(false);
      setSeen(null);
    } catch (error) {
      if (error instanceof ApiError) find({ fields: error.fields, faults: error.faults, values });
      // Who was faster is said where it is decided.
      if (!isOvertaken(error)) setFault(faultWords(error));
    } finally {
      setBusy(false);
    }
  };
  const throwAway = async () => {
    setBusy(true);
    setFault(null);
    try {
      await discard(discardPost);
      onGone();
      void navigate(back);
    } catch (error) {
      if (!isOvertaken(error)) setFault(faultWords(error));
      setBusy(false);
    }
  };
  const decide = async (keepsMine: boolean) => {
    try {
      await goOn(onFetch, keepsMine);
    } catch (error) {
      setFault(faultWords(error));
    }
  };
  useFocusAfter(`${post.state} ${said !== ''}`, saidLine);
  const problems = problemsOf(found, values);
  /** Nothing moves under who is typing: what is mended is struck through, and goes when all of it is saved. */
  const isMended = saving.is === 'saved' && problems.every(({ mended }) => mended);
  const ofText = found?.values.body === values.body ? found.faults : [];
  const faults = refused?.faults ?? ofText;
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
      <PageHeader title="Write a post" lead={<PostState {...{ post, isDirty }} />}>
        <div css={buttonRowStyle}>
          <PostActions
            {...{ post, busy }}
            onAct={(work, words) => void act(work, words)}
            onSchedule={() => setScheduling(true)}
            onDiscard={() => void throwAway()}
          />
        </div>
      </PageHeader>
      <div css={barStyle}>
        <Link to={back} css={backStyle}>
          <ArrowLeft size={18} aria-hidden /> All posts
        </Link>
        <SavingWords saving={saving} />
      </div>
      <p
        id="post-said"
        role="status"
        tabIndex={-1}
        css={{ color: color.tealStrong, fontWeight: 700, '&:empty': { display: 'none' } }}
      >
        {typeof said === 'string' ? said : said[publishing?.builds ?? 'elsewhere']}
      </p>
      {(post.state === 'published' || post.state === 'unpublished') && (
        <PublishingLine
          changes={acts}
          onlyNews={post.state === 'unpublished'}
          subject={{ kind: 'post', id: post.id, at: publishedAt(post) }}
        />
      )}
      <ErrorSummary ref={summary} heading="h2" errors={isMended ? [] : problems} />
      {fault !== null && !isScheduling && problems.length === 0 && <FaultLine>{fault}</FaultLine>}
      {saving.is === 'overtaken' && (
        <Overtaken words={saving.words} onGoOn={(keepsMine) => void decide(keepsMine)} />
      )}
      <div css={[sidesStyle, richTextStyle]}>
        <div css={{ display: 'grid', gap: space[6], minWidth: 0, alignContent: 'start' }}>
          <PostFields
            values={values}
            problems={shownProblems}
            isLive={post.liveSlug !== null}
            onValue={set}
          >
            {shownProblems['body'] !== undefined && faults.length === 0 && (
              <FaultLine>{shownProblems['body']}</FaultLine>
            )}
            <BodyField body={values.body} faults={faults} onBody={(body) => set('body', body)} />
          </PostFields>
          <History
            entries={post.history}
            wordsOf={({ kind, title }) => `${revisionKinds[kind]}: ${title || 'Without a title'}`}
            actionOf={({ id }, index) =>
              index > 0 && (
                <span css={buttonRowStyle}>
                  <Button
                    tone="quiet"
                    aria-pressed={seen === id}
                    onClick={() => setSeen(seen === id ? null : id)}
                  >
                    See it
                  </Button>
                  <Button tone="outline" busy={busy} onClick={() => restore(id)}>
                    Restore
                  </Button>
                </span>
              )
            }
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
          onSchedule={(due) => void act((now) => publishPost(now, due), 'It is scheduled.')}
        />
      )}
    </>
  );
}

const saidLine = () => document.getElementById('post-said');

const barStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space[3],
});
const backStyle = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: '2.75rem',
});
const sidesStyle = css({
  display: 'grid',
  gap: space[8],
  gridTemplateColumns: 'minmax(0, 1fr)',
  [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
});

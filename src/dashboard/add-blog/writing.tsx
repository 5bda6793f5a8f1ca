import { useState } from 'react';
import { css } from '@emotion/react';
import { Link } from 'gatsby';
import { ArrowLeft } from 'lucide-react';
import { postStates, revisionKinds } from '../../../contract/post-words';
import type { PostDetail } from '../../../contract/posts';
import { toRegion } from '../../../contract/regions';
import { ApiError } from '../../lib/api';
import { color } from '../../theme/color';
import { media } from '../../theme/layout';
import { space } from '../../theme/space';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { faultWords } from '../parts/fault-words';
import { History } from '../parts/history';
import { PageHeader } from '../parts/page-header';
import { PublishingLine } from '../parts/publishing/publishing-line';
import { exactTime } from '../parts/time/relative-time';
import { BodyField } from './body-field';
import { Overtaken } from './overtaken';
import { publishPost, restorePost, unpublishPost } from './post-calls';
import { PostFields } from './post-fields';
import { Preview } from './preview';
import { richTextStyle } from './rich-text-style';
import { isOvertaken } from './saving';
import { SavingWords } from './saving-words';
import { ScheduleDialog } from './schedule-dialog';
import { useDraft } from './use-draft';

type WritingProps = {
  post: PostDetail;
  back: string;
  onSaved: (post: PostDetail) => void;
  onFetch: () => Promise<PostDetail>;
};

const nothing: Pick<ApiError, 'fields' | 'faults'> = { fields: {}, faults: [] };

/** A post that is written: its fields and its text on one side, how its page will look on the other. */
export function Writing({ post: known, back, onSaved, onFetch }: WritingProps) {
  const { post, values, saving, isDirty, set, change, goOn } = useDraft(known, onSaved);
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  /** What the server found wrong when it was to be published. */
  const [found, setFound] = useState<Pick<ApiError, 'fields' | 'faults'>>(nothing);
  const [isScheduling, setScheduling] = useState(false);
  const [width, setWidth] = useState<'phone' | 'desktop'>('desktop');
  const refused = saving.is === 'refused' ? saving : null;

  /** Saves what is written, then does something with it. */
  const act = async (work: (now: PostDetail) => Promise<PostDetail>, words: string) => {
    if (busy) return;
    setBusy(true);
    setFault(null);
    setSaid('');
    setFound(nothing);
    try {
      await change(work);
      setSaid(words);
      setScheduling(false);
    } catch (error) {
      if (error instanceof ApiError) setFound(error);
      // Who was faster is said where it is decided.
      if (!isOvertaken(error)) setFault(faultWords(error));
    } finally {
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
  const faults = refused?.faults ?? found.faults;
  const isLive = post.state === 'published' || post.state === 'scheduled';
  const shownProblems = { ...found.fields, ...refused?.fields };

  return (
    <>
      <PageHeader
        title="Write a post"
        lead={
          <>
            <Badge tone="plain">{postStates[post.state]}</Badge>{' '}
            {post.state === 'scheduled' &&
              post.liveFrom !== null &&
              `for ${exactTime(post.liveFrom)}`}{' '}
            {(post.hasChanges || (isLive && isDirty)) && 'with changes that are not published'}
          </>
        }
      >
        <div css={actionsStyle}>
          <Button
            busy={busy}
            onClick={() =>
              void act(
                (now) => publishPost(now, null),
                'It is published; the site follows shortly.',
              )
            }
          >
            {post.state === 'published' ? 'Publish changes' : 'Publish now'}
          </Button>
          {post.state !== 'published' && (
            <Button tone="outline" onClick={() => setScheduling(true)}>
              Schedule
            </Button>
          )}
          {isLive && (
            <Button
              tone="outline"
              busy={busy}
              onClick={() =>
                void act(
                  unpublishPost,
                  post.state === 'published' ? 'It is off the site.' : 'It is out of the schedule.',
                )
              }
            >
              {post.state === 'published' ? 'Unpublish' : 'Do not publish'}
            </Button>
          )}
        </div>
      </PageHeader>
      <div css={barStyle}>
        <Link to={back} css={backStyle}>
          <ArrowLeft size={18} aria-hidden /> All posts
        </Link>
        <SavingWords saving={saving} />
      </div>
      <p
        role="status"
        css={{ color: color.tealStrong, fontWeight: 700, '&:empty': { display: 'none' } }}
      >
        {said}
      </p>
      {post.state === 'published' && (
        <PublishingLine changes={post.liveFrom === null ? null : post.version} />
      )}
      {fault !== null && !isScheduling && (
        <p role="alert" css={{ color: color.danger, fontWeight: 700 }}>
          {fault}
        </p>
      )}
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
              <p role="alert" css={{ color: color.danger }}>
                {shownProblems['body']}
              </p>
            )}
            <BodyField
              body={values.body}
              faults={faults}
              onBody={(body) => {
                set('body', body);
                // Their places are those of the text that was.
                setFound(nothing);
              }}
            />
          </PostFields>
          <History
            entries={post.history}
            wordsOf={({ kind, title }) => `${revisionKinds[kind]}: ${title || 'Without a title'}`}
            actionOf={({ id }, index) =>
              index > 0 && (
                <Button
                  tone="outline"
                  busy={busy}
                  onClick={() => void act((now) => restorePost(now, id), 'It is restored.')}
                >
                  Restore
                </Button>
              )
            }
          />
        </div>
        <section aria-label="Preview" css={previewStyle}>
          <div css={actionsStyle}>
            {(['desktop', 'phone'] as const).map((one) => (
              <Button
                key={one}
                tone={width === one ? 'outline' : 'quiet'}
                aria-pressed={width === one}
                onClick={() => setWidth(one)}
              >
                {one === 'phone' ? 'On a phone' : 'On a desktop'}
              </Button>
            ))}
          </div>
          <Preview values={values} width={width} />
        </section>
      </div>
      {isScheduling && (
        <ScheduleDialog
          region={toRegion(values.region)}
          busy={busy}
          error={found.fields['day'] ?? fault ?? undefined}
          onClose={() => setScheduling(false)}
          onSchedule={(due) => void act((now) => publishPost(now, due), 'It is scheduled.')}
        />
      )}
    </>
  );
}

const actionsStyle = css({ display: 'flex', flexWrap: 'wrap', gap: space[3] });
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
const previewStyle = css({
  display: 'grid',
  gap: space[3],
  minWidth: 0,
  alignContent: 'start',
  [media.wide]: {
    position: 'sticky',
    top: space[4],
    alignSelf: 'start',
    maxHeight: `calc(100dvh - 2 * ${space[4]})`,
    overflowY: 'auto',
  },
});

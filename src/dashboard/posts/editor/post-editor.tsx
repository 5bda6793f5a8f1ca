import { useEffect, useRef, useState } from 'react';
import { css } from '@emotion/react';
import { navigate } from 'gatsby';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { PostDetail } from '../../../../contract/posts/schema';
import { toRegion } from '../../../../contract/shared/regions';
import { media } from '../../../theme/layout';
import { space } from '../../../theme/tokens';
import { ErrorSummary } from '../../../ui/fields/error-summary';
import { PresenceIndicator } from '../../components/detail/presence-indicator';
import { Link } from '../../components/link';
import { PageHeader } from '../../components/screen';
import { ErrorMessage, StatusMessage } from '../../components/status/messages';
import { useFocusFallback } from '../../hooks/use-focus';
import { useIsMounted } from '../../hooks/use-is-mounted';
import { rowStyle, stackStyle } from '../../components/dashboard.styles';
import { deletePost } from '../api';
import { usePostDraft } from '../post-draft';
import { PreviewPane } from '../preview/preview-pane';
import { PostActions, ScheduleDialog } from '../publishing/post-actions';
import {
  PublicationStatus,
  PublishingProgress,
  useActionMessage,
} from '../publishing/publication-status';
import { usePostActions } from '../publishing/use-post-actions';
import { PostRegionContext } from '../rich-text/regional-content';
import { richTextStyle } from '../rich-text/rich-text.styles';
import { BodyField, type BodyFieldHandle } from './body-field';
import { DraftNotice } from './draft-notice';
import { PostFields } from './post-fields';
import { RevisionHistory } from './revision-history';
import { SaveStatusMessage } from './save-status-message';
import { usePostErrors } from './use-post-errors';
import { wasPublished } from './use-unique-slug';

export type PostEditorProps = {
  post: PostDetail;
  backUrl: string;
  /** The URL at which another post is edited. */
  getPostUrl: (id: string) => string;
  /** The post was created here just now: it is deleted if it stays empty. */
  isNew: boolean;
  /** Someone deleted the post. */
  isDeleted: boolean;
  /** True if the post was opened by the user, not by loading the page. */
  takesFocus: boolean;
  onSaved: (post: PostDetail) => void;
  /** The post was deleted, or saved as a new one. */
  onRemoved: () => void;
};

export function PostEditor(props: PostEditorProps) {
  const { backUrl, getPostUrl, isNew, isDeleted, takesFocus, onSaved, onRemoved } = props;
  const isMounted = useIsMounted();
  const draft = usePostDraft(props.post, {
    isDeleted,
    onSaved,
    // Only a draft created here is deleted: a colleague may be about to write in another empty one.
    onLeaveEmpty: isNew
      ? (empty) => void deletePost(empty).then(onRemoved, () => undefined)
      : undefined,
  });
  const { saved: post, values, status, other } = draft.state;
  const isDirty = draft.isUnsaved;
  const [isScheduling, setScheduling] = useState(false);
  const [previewed, setPreviewed] = useState<string | null>(null);
  const errorSummary = useRef<HTMLDivElement>(null);
  const leave = () => {
    onRemoved();
    if (isMounted()) void navigate(backUrl);
  };
  const actions = usePostActions(draft, {
    onDone: () => {
      setScheduling(false);
      setPreviewed(null);
    },
    onFieldErrors: () => {
      setScheduling(false);
      // After the dialog has returned the focus.
      setTimeout(() => errorSummary.current?.focus());
    },
    onDeleted: leave,
    onCreated: (id) => {
      onRemoved();
      if (isMounted()) void navigate(getPostUrl(id), { replace: true });
    },
  });
  const { isPending, rejected } = actions;
  const message = useActionMessage(post, actions.message);
  const body = useRef<BodyFieldHandle>(null);
  const errors = usePostErrors(draft, rejected, body);
  const { byField, bodyIssues } = errors;

  const hasConflict = status.is === 'conflict';
  const messageRef = useRef<HTMLParagraphElement>(null);
  useFocusFallback(`${post.state} ${message !== ''}`, () => messageRef.current);
  const statusLine = useRef<HTMLParagraphElement>(null);
  useFocusFallback(`${hasConflict} ${other !== null}`, () => statusLine.current);
  useEffect(() => {
    if (isNew) document.getElementById('post-title')?.focus();
  }, [isNew]);

  return (
    <>
      <PageHeader
        title="Write a post"
        takesFocus={takesFocus}
        lead={<PublicationStatus post={post} isDirty={isDirty} />}
      >
        {status.is !== 'deleted' && (
          <PostActions
            state={post.state}
            hasChanges={post.hasChanges || isDirty}
            isPending={isPending}
            onPublish={() => actions.publish(null)}
            onUnpublish={actions.unpublish}
            onSchedule={() => {
              actions.clearError();
              setScheduling(true);
            }}
            onDelete={actions.remove}
          />
        )}
      </PageHeader>
      <div css={barStyle}>
        <Link to={backUrl} css={backStyle}>
          <ArrowLeft size={18} aria-hidden /> All posts
        </Link>
        <PresenceIndicator call="POST /posts/:id/presence" params={{ id: post.id }} />
        <SaveStatusMessage ref={statusLine} status={status} />
      </div>
      <StatusMessage messageRef={messageRef}>{message}</StatusMessage>
      <PublishingProgress post={post} isDirty={isDirty} />
      <ErrorSummary ref={errorSummary} heading="h2" errors={errors.summary} />
      {actions.error !== null && !isScheduling && !errors.hasFieldErrors && (
        <ErrorMessage>{actions.error}</ErrorMessage>
      )}
      <div css={[columnsStyle, richTextStyle]}>
        <div css={fieldsStyle}>
          <DraftNotice
            draft={draft}
            isPending={isPending}
            onSaveAsNew={actions.saveAsNewPost}
            onAbandon={() => {
              draft.abandon();
              leave();
            }}
          />
          <PostFields
            values={values}
            errors={byField}
            wasPublished={wasPublished(post)}
            onChange={draft.set}
            onCoverUpload={draft.setCoverUpload}
          >
            {byField['body'] !== undefined && bodyIssues.length === 0 && (
              <ErrorMessage>{byField['body']}</ErrorMessage>
            )}
            <PostRegionContext.Provider value={values.region}>
              <BodyField
                ref={body}
                body={values.body}
                issues={bodyIssues}
                onBody={(text) => draft.set('body', text)}
              />
            </PostRegionContext.Provider>
          </PostFields>
          <RevisionHistory
            entries={(status.is === 'conflict' ? status.current : post).history}
            previewed={previewed}
            onPreview={setPreviewed}
            onRestore={actions.restore}
            hasConflict={hasConflict}
            isPending={isPending}
          />
        </div>
        <PreviewPane
          id={post.id}
          values={values}
          revision={previewed}
          isPending={isPending}
          onRestore={actions.restore}
          onBack={() => setPreviewed(null)}
        />
      </div>
      {isScheduling && (
        <ScheduleDialog
          region={toRegion(values.region)}
          isPending={isPending}
          error={rejected?.fields['day'] ?? actions.error ?? undefined}
          onClose={() => {
            actions.clearError();
            setScheduling(false);
          }}
          onSchedule={actions.publish}
        />
      )}
    </>
  );
}

const barStyle = css(rowStyle(space[3]), { justifyContent: 'space-between' });
const backStyle = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: '2.75rem',
});
/** Not a grid: a notice in a cell would not stick. */
const fieldsStyle = css({ display: 'flex', flexDirection: 'column', gap: space[6], minWidth: 0 });
const columnsStyle = css(stackStyle(space[8]), {
  [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
});

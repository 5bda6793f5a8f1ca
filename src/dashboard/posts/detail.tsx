import { useState } from 'react';
import { pollingOptions, useRecord } from '../api/swr-hooks';
import { RecordPlaceholder } from '../components/detail/record-placeholder';
import { useStaff } from '../hooks/use-staff';
import { PostDraft } from './post-draft';
import { PostEditor, type PostEditorProps } from './editor/post-editor';
import { ImageUrlProvider } from './images/image-urls';

type PostDetailPageProps = Pick<
  PostEditorProps,
  'backUrl' | 'getPostUrl' | 'isNew' | 'takesFocus'
> & {
  id: string;
  onChanged: () => void;
};

export function PostDetailPage({ id, onChanged, ...editorProps }: PostDetailPageProps) {
  const record = useRecord('GET /posts/:id', { params: { id } }, pollingOptions);
  const { drafts } = useStaff();
  const [unsavedPost] = useState(() => {
    const draft = drafts.get(id);
    return draft instanceof PostDraft && draft.isUnsaved ? draft.state.saved : undefined;
  });
  const { isMissing } = record;
  // Unsaved text in a post that was deleted since can still be saved as a new post.
  const post = record.data ?? (isMissing ? unsavedPost : undefined);
  if (!post)
    return (
      <RecordPlaceholder
        record={record}
        missingMessage="Post not found"
        backUrl={editorProps.backUrl}
      />
    );
  return (
    <ImageUrlProvider>
      <PostEditor
        post={post}
        isDeleted={isMissing}
        {...editorProps}
        onSaved={(saved) => {
          void record.mutate(saved, { revalidate: false });
          onChanged();
        }}
        onRemoved={onChanged}
      />
    </ImageUrlProvider>
  );
}

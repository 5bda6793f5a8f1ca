import { useState } from 'react';
import { useSWRConfig } from 'swr';
import type { PostDetail } from '../../../contract/posts/schema';
import { facts } from '../../site/facts';
import { useRecord } from '../api/swr-hooks';
import { RecordPlaceholder } from '../components/detail/record-placeholder';
import { useStaff } from '../hooks/session/use-staff';
import { postPath } from './api';
import { getDraftName } from './draft/post-draft';
import { PostEditor } from './editor/post-editor';
import { ImageUrlProvider } from './images/image-urls';

type PostDetailPageProps = {
  id: string;
  back: string;
  getPostUrl: (id: string) => string;
  isNew: boolean;
  takesFocus: boolean;
  onChanged: () => void;
};

/** The editor of a post, once the post has loaded. */
export function PostDetailPage({
  id,
  back,
  getPostUrl,
  isNew,
  takesFocus,
  onChanged,
}: PostDetailPageProps) {
  const record = useRecord<PostDetail>(postPath(id), {
    // A scheduled post goes live on its own.
    refreshInterval: (post?: PostDetail) => (post?.state === 'scheduled' ? facts.pollEvery : 0),
  });
  const { mutate } = useSWRConfig();
  const staff = useStaff();
  const [unsaved] = useState(() => staff.forms.get(getDraftName(id)));
  const { isMissing } = record;
  // Unsaved text in a post that was deleted since can still be saved as a new post.
  const unsavedPost = isMissing && unsaved?.kind === 'post' ? unsaved.base : undefined;
  const post = record.data ?? unsavedPost;
  if (!post)
    return (
      <RecordPlaceholder record={record} missingMessage="This post doesn't exist" backUrl={back} />
    );
  return (
    <ImageUrlProvider>
      <PostEditor
        key={id}
        post={post}
        back={back}
        getPostUrl={getPostUrl}
        isNew={isNew}
        isMissing={isMissing}
        takesFocus={takesFocus}
        onSaved={(saved) => {
          void mutate(postPath(saved.id), saved, { revalidate: false });
          onChanged();
        }}
        onRemoved={onChanged}
      />
    </ImageUrlProvider>
  );
}

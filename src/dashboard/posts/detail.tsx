import { useState } from 'react';
import { useSWRConfig } from 'swr';
import type { PostDetail } from '../../../contract/posts/schema';
import { facts } from '../../site/facts';
import { NotOpen } from '../components/detail/record-placeholder';
import { useStaff } from '../hooks/session/use-staff';
import { useOne } from '../api/use-record';
import { OwnPictures } from './images/image-urls';
import { postPath, readPost } from './api';
import { leftPost } from './draft/use-stored-draft';
import { Writing } from './editor/post-editor';

type PostPageProps = {
  id: string;
  back: string;
  /** Where another post is written. */
  linkOf: (id: string) => string;
  /** It was begun here just now. */
  isNew: boolean;
  /** It was opened on this screen, rather than with it. */
  takesFocus: boolean;
  onChanged: () => void;
};

/** The post with an id, once it is there. */
export function PostPage({ id, back, linkOf, isNew, takesFocus, onChanged }: PostPageProps) {
  const one = useOne<PostDetail>(postPath(id), {
    // It goes live by itself.
    refreshInterval: (post?: PostDetail) => (post?.state === 'scheduled' ? facts.pollEvery : 0),
  });
  const { mutate } = useSWRConfig();
  const { forms } = useStaff();
  const [left] = useState(() => leftPost(forms, id));
  const { isMissing } = one;
  // What was written in one that has been thrown away since need not go with it.
  const data = one.data ?? (isMissing ? left : undefined);
  if (!data) return <NotOpen one={one} missingWords="There is no such post" back={back} />;
  return (
    <OwnPictures>
      <Writing
        key={id}
        post={data}
        {...{ back, linkOf, isNew, isMissing, takesFocus }}
        onSaved={(post) => {
          void mutate(postPath(post.id), post, { revalidate: false });
          onChanged();
        }}
        onGone={onChanged}
        onFetch={() => readPost(id)}
      />
    </OwnPictures>
  );
}

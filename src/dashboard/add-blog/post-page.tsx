import type { PostDetail } from '../../../contract/posts';
import { NotOpen } from '../parts/not-open';
import { callStaff } from '../parts/staff-call';
import { useOne } from '../parts/use-one';
import { Writing } from './writing';

type PostPageProps = { id: string; back: string; onChanged: () => void };

/** The post with an id, once it is there. */
export function PostPage({ id, back, onChanged }: PostPageProps) {
  const path = `/posts/${encodeURIComponent(id)}`;
  const { data, error, isMissing, mutate } = useOne<PostDetail>(path, {
    revalidateOnFocus: false,
    refreshInterval: 0,
  });
  if (!data) {
    const missingWords = 'There is no such post';
    return <NotOpen {...{ isMissing, missingWords, back, error }} onRetry={() => mutate()} />;
  }
  return (
    <Writing
      key={id}
      post={data}
      back={back}
      onSaved={(post) => {
        void mutate(post, { revalidate: false });
        onChanged();
      }}
      onGone={onChanged}
      onFetch={() => callStaff<PostDetail>(path)}
    />
  );
}

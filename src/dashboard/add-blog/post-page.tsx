import type { PostDetail } from '../../../contract/posts';
import { NotOpen } from '../parts/not-open';
import { callStaff } from '../parts/staff-call';
import { useOne } from '../parts/use-one';
import { Writing } from './writing';

type PostPageProps = { id: string; back: string; onChanged: () => void };

/** The post with an id, once it is there. */
export function PostPage({ id, back, onChanged }: PostPageProps) {
  const path = `/posts/${encodeURIComponent(id)}`;
  const one = useOne<PostDetail>(path, {
    revalidateOnFocus: false,
    refreshInterval: 0,
  });
  const { data, mutate } = one;
  if (!data) return <NotOpen one={one} missingWords="There is no such post" back={back} />;
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

import type { ContentNode } from '../../../contract/mdx/content-node';
import { formatDate } from '../../lib/format-date';
import { Figure } from '../../mdx/figure';
import { Prose } from '../../mdx/content';
import { color } from '../../theme/color';
import { space } from '../../theme/space';
import { TableOfContents } from '../components/table-of-contents';

export type Cover = { src: string; alt: string };

type PostBylineProps = { author: string; date: string; readingMinutes: number };

export function PostByline({ author, date, readingMinutes }: PostBylineProps) {
  return (
    <p css={{ color: color.muted }}>
      {author} · <time dateTime={date.slice(0, 10)}>{formatDate(date)}</time> · {readingMinutes} min
      read
    </p>
  );
}

export function PostArticle({ content, cover }: { content: ContentNode[]; cover: Cover | null }) {
  return (
    <article css={{ paddingBottom: space[4] }}>
      {cover !== null && (
        <div css={{ marginBottom: space[6] }}>
          <Figure {...cover} />
        </div>
      )}
      <TableOfContents nodes={content} />
      <Prose nodes={content} />
    </article>
  );
}

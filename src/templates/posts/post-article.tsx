import type { ContentNode } from '../../../contract/mdx/content-node';
import { formatDate } from '../../browser/format-date';
import { Figure } from '../../mdx/figure';
import { ContactCard } from '../../mdx/contact-card';
import { Prose } from '../../mdx/content';
import { routes } from '../../shared/routes';
import type { NavLink } from '../../shared/page-context';
import { color, space } from '../../theme/tokens';
import { Breadcrumbs } from '../components/breadcrumbs';
import { TableOfContents } from '../components/table-of-contents';
import { TagList } from './tag-list';

export type Cover = { src: string; alt: string };

type PostBylineProps = { author: string; date: string; readingMinutes: number };

export function PostByline({ author, date, readingMinutes }: PostBylineProps) {
  return (
    <p css={{ color: color.muted }}>
      {author} · <time dateTime={date.slice(0, 10)}>{formatDate(date)}</time> ·{' '}
      <span css={{ whiteSpace: 'nowrap' }}>{readingMinutes} min read</span>
    </p>
  );
}

export function PostArticle({ content, cover }: { content: ContentNode[]; cover: Cover | null }) {
  return (
    <article css={{ paddingBottom: space[4] }}>
      {cover !== null && (
        <div css={{ marginBottom: space[6] }}>
          <Figure {...cover} isCover />
        </div>
      )}
      <TableOfContents nodes={content} />
      <Prose nodes={content} />
    </article>
  );
}

/** The path to an article. */
export function PostBreadcrumbs({ title }: { title: string }) {
  const parents = [
    { label: 'Home', path: routes.home },
    { label: 'Blog', path: routes.blog },
  ];
  return <Breadcrumbs links={[...parents, { label: title, path: '' }]} />;
}

export function PostTags({ tags }: { tags: NavLink[] }) {
  return tags.length === 0 ? null : <TagList tags={tags} />;
}

/** The office that an article is about. */
export function PostOffice() {
  return <ContactCard />;
}

import { css } from '@emotion/react';
import type { ContentNode } from '../../../contract/mdx/mdx-node';
import { useTexts } from '../../browser/hooks/use-texts';
import { ContactCard } from '../../mdx/contact-card';
import { Prose, toFaqs } from '../../mdx/content';
import { FaqProvider } from '../../mdx/faq-list';
import { Figure } from '../../mdx/figure';
import type { FaqRecord, NavLink } from '../../shared/page-context';
import { routes } from '../../shared/routes';
import { color, space, radius, target } from '../../theme/tokens';
import { Breadcrumbs } from '../components/breadcrumbs';

export type Cover = { src: string; alt: string };

type PostBylineProps = { author: string; date: string; readingMinutes: number };

export function PostByline({ author, date, readingMinutes }: PostBylineProps) {
  const { posts, formatDate } = useTexts();
  return (
    <p css={{ color: color.muted }}>
      {author} · <time dateTime={date.slice(0, 10)}>{formatDate(date)}</time> ·{' '}
      {posts.minutes(readingMinutes).replace(/ /g, '\u00a0')}
    </p>
  );
}

type PostArticleProps = {
  content: ContentNode[];
  cover: Cover | null;
  /** Of its region; a preview has no layout that provides them. */
  faqs: FaqRecord[];
};

export function PostArticle({ content, cover, faqs }: PostArticleProps) {
  return (
    <article css={{ paddingBottom: space[4] }}>
      {cover !== null && (
        <div css={{ marginBottom: space[6] }}>
          <Figure {...cover} isCover />
        </div>
      )}
      <FaqProvider value={toFaqs(faqs)}>
        <Prose nodes={content} />
      </FaqProvider>
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

/** @param current the list that is shown; without it, only the tags of one article */
export function TagList({ tags, current }: { tags: NavLink[]; current?: string }) {
  const all = current === undefined ? [] : [{ label: 'All', path: routes.blog }];
  return (
    <nav aria-label="Topics">
      <ul css={listStyle}>
        {[...all, ...tags].map(({ label, path }) => (
          <li key={path}>
            <a href={path} css={tagStyle} aria-current={current === path ? 'true' : undefined}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const listStyle = css({ display: 'flex', flexWrap: 'wrap', gap: space[2], listStyle: 'none' });

const tagStyle = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: target,
  padding: `0 ${space[4]}`,
  border: `1.5px solid ${color.border}`,
  borderRadius: radius.round,
  background: color.surface,
  color: color.text,
  fontSize: '1rem',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  '&:hover': { borderColor: color.primary, color: color.primary },
  '&[aria-current]': {
    borderColor: color.primary,
    background: color.primary,
    color: color.onPrimary,
    fontWeight: 700,
  },
});

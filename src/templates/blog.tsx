import { css } from '@emotion/react';
import { Seo } from '../layout/head/seo';
import { Prose } from '../mdx/content';
import type { BlogContext, NavLink, TemplateProps } from '../shared/page-context';
import { space } from '../theme/tokens';
import { buttonStyle } from '../ui/buttons/button.styles';
import { ArticleLayout } from './components/article-layout';
import { CallToAction } from './components/call-to-action';
import { OfficeAside } from './components/office-contact';
import { PageHeader } from './components/page-header';
import { PostRows } from './posts/post-cards';
import { TagList } from './posts/post-article';

export function BlogTemplate({ page, content }: TemplateProps<BlogContext>) {
  const { tags, posts, list, neighbors } = page;
  return (
    <>
      <Seo page={page} />
      <PageHeader page={page}>
        <TagList tags={tags} current={list} />
      </PageHeader>
      <ArticleLayout aside={<OfficeAside />}>
        <div css={{ display: 'grid', gap: space[10] }}>
          <PostRows posts={posts} />
          <Pagination newest={list} {...neighbors} />
          <Prose nodes={content} />
        </div>
      </ArticleLayout>
      <CallToAction />
    </>
  );
}

type PaginationProps = BlogContext['neighbors'] & { newest: string };

function Pagination({ newest, newer, older }: PaginationProps) {
  const links: (NavLink | null)[] = [
    newer === null ? null : { label: 'Newest articles', path: newest },
    newer === null || newer === newest ? null : { label: 'Newer articles', path: newer },
    older === null ? null : { label: 'Older articles', path: older },
  ];
  const shown = links.filter((link) => link !== null);
  if (shown.length === 0) return null;
  return (
    <nav aria-label="More articles">
      <ul css={css({ display: 'flex', flexWrap: 'wrap', gap: space[2], listStyle: 'none' })}>
        {shown.map(({ label, path }) => (
          <li key={path}>
            <a href={path} css={buttonStyle('outline')}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

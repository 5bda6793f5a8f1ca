import { css } from '@emotion/react';
import { graphql, type PageProps } from 'gatsby';
import { Seo } from '../layout/head/seo';
import { Prose } from '../mdx/content';
import type { BlogContext, NavLink } from '../shared/page-context';
import { space } from '../theme/tokens';
import { buttonStyle } from '../ui/buttons/button.styles';
import { Container } from '../ui/container';
import { CallToAction } from './components/call-to-action';
import { PageHeader } from './components/page-header';
import type { PageBody } from './page-body';
import { PostCards } from './posts/post-cards';
import { TagList } from './posts/post-article';

export default function BlogTemplate({ data, pageContext }: PageProps<PageBody, BlogContext>) {
  const { tags, posts, list, neighbors } = pageContext;
  return (
    <>
      <Seo page={pageContext} />
      <PageHeader page={pageContext}>
        <TagList tags={tags} current={list} />
      </PageHeader>
      <Container css={{ display: 'grid', gap: space[10], paddingBlock: space.section }}>
        <PostCards posts={posts} />
        <Pagination newest={list} {...neighbors} />
        <Prose nodes={data.mdx.content} />
      </Container>
      <CallToAction />
    </>
  );
}

export const query = graphql`
  query Blog($source: String!) {
    ...PageBody
  }
`;

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

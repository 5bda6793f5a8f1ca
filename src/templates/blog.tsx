import { graphql, type PageProps } from 'gatsby';
import { Prose } from '../mdx/content';
import { Seo } from '../layout/head/seo';
import type { BlogContext } from '../shared/page-context';
import { space } from '../theme/space';
import { Container } from '../ui/container';
import type { PageBody } from './page-body';
import { CallToAction } from './components/call-to-action';
import { PageHeader } from './components/page-header';
import { Pagination } from './posts/pagination';
import { PostCards } from './posts/post-cards';
import { TagList } from './posts/tag-list';

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

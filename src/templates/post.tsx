import { graphql, type PageProps } from 'gatsby';
import { Prose } from '../mdx/prose';
import { blogPosting } from '../shell/json-ld';
import { Seo } from '../shell/seo';
import type { PageContext } from '../site/page-context';
import { color } from '../theme/color';
import { space } from '../theme/space';
import type { BodyNode, PostCardNode } from './fragments';
import { ArticleLayout } from './parts/article-layout';
import { formatDate } from '../lib/format-date';
import { HelpBand } from './parts/help-band';
import { OfficeAside } from './parts/office-aside';
import { PageHeader } from './parts/page-header';
import { PostCards } from './parts/post-card';
import { Section } from './parts/section';

type Data = {
  mdx: BodyNode & {
    readingMinutes: number;
    frontmatter: { date: string; author: string };
  };
  more: { nodes: PostCardNode[] };
};

/** One article, and three more to read. */
export default function PostTemplate({ data, pageContext }: PageProps<Data, PageContext>) {
  const { content, readingMinutes, frontmatter } = data.mdx;
  const { title, description, pagePath, updated, picture, region, site } = pageContext;
  const article = { title, description, path: pagePath, updated, picture, ...frontmatter };
  return (
    <>
      <Seo
        page={pageContext}
        kind="article"
        published={frontmatter.date}
        jsonLd={[blogPosting(article, region, site)]}
      />
      <PageHeader page={pageContext}>
        <p css={{ color: color.muted }}>
          {frontmatter.author} ·{' '}
          <time dateTime={frontmatter.date.slice(0, 10)}>{formatDate(frontmatter.date)}</time> ·{' '}
          {readingMinutes} min to read
        </p>
      </PageHeader>
      <ArticleLayout aside={<OfficeAside />}>
        <article css={{ paddingBottom: space[4] }}>
          <Prose nodes={content} />
        </article>
      </ArticleLayout>
      <Section title="More articles" ground="sunken">
        <PostCards posts={data.more.nodes} heading="h3" />
      </Section>
      <HelpBand />
    </>
  );
}

export const query = graphql`
  query Post($source: String!) {
    mdx(fields: { key: { eq: $source } }) {
      ...Body
      readingMinutes
      frontmatter {
        date
        author
      }
    }
    more: allMdx(
      filter: { fields: { collection: { eq: "blog" }, key: { ne: $source } } }
      sort: { frontmatter: { date: DESC } }
      limit: 3
    ) {
      nodes {
        ...PostCard
      }
    }
  }
`;

import { graphql, type PageProps } from 'gatsby';
import { blogPosting } from '../shell/json-ld';
import { Seo } from '../shell/seo';
import { officeOfPage } from '../site/office-of-page';
import type { PostContext } from '../site/page-context';
import type { BodyNode } from './fragments';
import { ArticleLayout } from './parts/article-layout';
import { HelpBand } from './parts/help-band';
import { OfficeAside } from './parts/office-aside';
import { PageHeader } from './parts/page-header';
import { PostArticle, PostByline, type Cover } from './parts/post-article';
import { PostCards } from './parts/post-card';
import { Section } from './parts/section';

type Data = {
  mdx: BodyNode & {
    frontmatter: { date: string; author: string; cover: Cover | null };
  };
};

/** One article, and three more to read. */
export default function PostTemplate({ data, pageContext }: PageProps<Data, PostContext>) {
  const { content } = data.mdx;
  const { cover, ...frontmatter } = data.mdx.frontmatter;
  const { title, description, pagePath, updated, picture, site } = pageContext;
  const { readingMinutes, more } = pageContext;
  const article = { title, description, path: pagePath, updated, picture, ...frontmatter };
  return (
    <>
      <Seo
        page={pageContext}
        kind="article"
        published={frontmatter.date}
        jsonLd={[blogPosting(article, officeOfPage(pageContext), site)]}
      />
      <PageHeader page={pageContext}>
        <PostByline {...frontmatter} readingMinutes={readingMinutes} />
      </PageHeader>
      <ArticleLayout aside={<OfficeAside />}>
        <PostArticle content={content} cover={cover} />
      </ArticleLayout>
      <Section title="More articles" ground="sunken">
        <PostCards posts={more} heading="h3" />
      </Section>
      <HelpBand />
    </>
  );
}

export const query = graphql`
  query Post($source: String!) {
    mdx(fields: { key: { eq: $source } }) {
      ...Body
      frontmatter {
        date
        author
        cover {
          src
          alt
        }
      }
    }
  }
`;

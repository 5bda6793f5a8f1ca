import { graphql, type PageProps } from 'gatsby';
import { blogPosting } from '../layout/head/json-ld';
import { Seo } from '../layout/head/seo';
import { getPageOffice } from '../site/page-office';
import type { PostContext } from '../site/page-context';
import type { BodyNode } from './fragments';
import { ArticleLayout, LastUpdated } from './components/article-layout';
import { CallToAction } from './components/call-to-action';
import { OfficeAside } from './components/office-aside';
import { PageHeader } from './components/page-header';
import { PostArticle, PostByline, PostTags, type Cover } from './posts/post-article';
import { PostCards } from './posts/post-cards';
import { Section } from './components/section';

type Data = {
  mdx: BodyNode & {
    frontmatter: { date: string; author: string; cover: Cover | null };
  };
};

export default function PostTemplate({ data, pageContext }: PageProps<Data, PostContext>) {
  const { content } = data.mdx;
  const { cover, ...frontmatter } = data.mdx.frontmatter;
  const { title, description, pagePath, updated, picture, site } = pageContext;
  const { readingMinutes, tags, more } = pageContext;
  const article = { title, description, path: pagePath, updated, picture, ...frontmatter };
  return (
    <>
      <Seo
        page={pageContext}
        kind="article"
        published={frontmatter.date}
        jsonLd={[blogPosting(article, getPageOffice(pageContext), site)]}
      />
      <PageHeader page={pageContext}>
        <PostByline {...frontmatter} readingMinutes={readingMinutes} />
      </PageHeader>
      <ArticleLayout aside={<OfficeAside />}>
        <PostArticle content={content} cover={cover} />
        <PostTags tags={tags} />
        <LastUpdated iso={isSameDay(updated, frontmatter.date) ? null : updated} />
      </ArticleLayout>
      <Section title="More articles" background="surfaceSunken">
        <PostCards posts={more} heading="h3" />
      </Section>
      <CallToAction />
    </>
  );
}

const isSameDay = (one: string | null, other: string) => one?.slice(0, 10) === other.slice(0, 10);

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

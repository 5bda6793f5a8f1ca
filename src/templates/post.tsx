import { graphql, type PageProps } from 'gatsby';
import { blogPosting } from '../layout/head/json-ld';
import { Seo } from '../layout/head/seo';
import { getPageOffice } from '../shared/page-office';
import type { PostContext } from '../shared/page-context';
import type { PageBody } from './page-body';
import { ArticleLayout, LastUpdated } from './components/article-layout';
import { CallToAction } from './components/call-to-action';
import { OfficeAside } from './components/office-aside';
import { PageHeader } from './components/page-header';
import { PostArticle, PostByline, PostTags } from './posts/post-article';
import { PostCards } from './posts/post-cards';
import { Section } from './components/section';

export default function PostTemplate({ data, pageContext }: PageProps<PageBody, PostContext>) {
  const { content } = data.mdx;
  const { title, description, pagePath, updated, picture, cover = null, site } = pageContext;
  const { author, date, readingMinutes, tags, more } = pageContext;
  const article = { title, description, path: pagePath, updated, picture, author, date };
  return (
    <>
      <Seo
        page={pageContext}
        kind="article"
        published={date}
        jsonLd={[blogPosting(article, getPageOffice(pageContext), site)]}
      />
      <PageHeader page={pageContext}>
        <PostByline author={author} date={date} readingMinutes={readingMinutes} />
      </PageHeader>
      <ArticleLayout aside={<OfficeAside />}>
        <PostArticle content={content} cover={cover} />
        <PostTags tags={tags} />
        <LastUpdated iso={updated === date ? null : updated} />
      </ArticleLayout>
      <Section title="More articles" background="surfaceSunken">
        <PostCards posts={more} heading="h3" />
      </Section>
      <CallToAction />
    </>
  );
}

export const query = graphql`
  query Post($source: String!) {
    ...PageBody
  }
`;

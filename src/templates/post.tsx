import { blogPosting } from '../layout/head/json-ld';
import { Seo } from '../layout/head/seo';
import { Callout } from '../mdx/callout';
import { getPageOffice } from '../shared/page-office';
import type { PostContext, TemplateProps } from '../shared/page-context';
import { ArticleLayout, LastUpdated } from './components/article-layout';
import { space } from '../theme/tokens';
import { CallToAction } from './components/call-to-action';
import { OfficeAside } from './components/office-contact';
import { PageHeader } from './components/page-header';
import { PostArticle, PostByline, PostTags } from './posts/post-article';
import { PostCards } from './posts/post-cards';
import { Section } from './components/section';
import { TableOfContents } from './components/table-of-contents';

export function PostTemplate({ page, content }: TemplateProps<PostContext>) {
  const { author, date, updated, readingMinutes, sample, tags, more, cover = null, site } = page;
  return (
    <>
      <Seo
        page={page}
        published={date}
        jsonLd={sample ? [] : [blogPosting(page, getPageOffice(page), site)]}
      />
      <PageHeader page={page}>
        <PostByline author={author} date={date} readingMinutes={readingMinutes} />
      </PageHeader>
      <ArticleLayout contents={<TableOfContents nodes={content} />} aside={<OfficeAside />}>
        {sample && (
          <div css={{ marginBottom: space[6] }}>
            <Callout title="Sample article">
              <p>This article is made up. It shows how one looks on this site.</p>
            </Callout>
          </div>
        )}
        <PostArticle content={content} cover={cover} faqs={page.faqs} />
        <PostTags tags={tags} />
        <LastUpdated iso={updated === date ? null : updated} />
      </ArticleLayout>
      <Section title="More articles" background="surfaceSunken">
        <PostCards posts={more} />
      </Section>
      <CallToAction />
    </>
  );
}

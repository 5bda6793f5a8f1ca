import type { ComponentType } from 'react';
import { graphql, type PageProps } from 'gatsby';
import type {
  PageContext,
  TemplateContexts,
  TemplateName,
  TemplateProps,
} from '../shared/page-context';
import { BlogTemplate } from './blog';
import { CareerTemplate } from './jobs/career';
import { ComponentCatalogTemplate } from './component-catalog';
import { ContactTemplate } from './contact';
import { EligibilityTemplate } from './eligibility';
import { FaqsTemplate } from './faqs';
import { FindCareTemplate } from './find-care';
import { HelpDeskTemplate } from './help-desk';
import { HelpDeskStatusTemplate } from './help-desk-status';
import { HhaCertificationTemplate } from './hha-certification';
import { JobTemplate } from './jobs/job';
import { LanguageAssistanceTemplate } from './language-assistance';
import { ListingTemplate } from './listing';
import { MissingPageTemplate } from './missing-page';
import { PageTemplate } from './page';
import { PostTemplate } from './post';
import { RegionTemplate } from './region';
import { ServiceAreasTemplate } from './service-areas';
import { SearchTemplate } from './search';
import { SitemapTemplate } from './sitemap';
import { ThankYouTemplate } from './thank-you';

const templates: { [Name in TemplateName]: ComponentType<TemplateProps<TemplateContexts[Name]>> } =
  {
    '404': MissingPageTemplate,
    blog: BlogTemplate,
    career: CareerTemplate,
    'component-catalog': ComponentCatalogTemplate,
    contact: ContactTemplate,
    eligibility: EligibilityTemplate,
    faqs: FaqsTemplate,
    'find-care': FindCareTemplate,
    'help-desk': HelpDeskTemplate,
    'help-desk-status': HelpDeskStatusTemplate,
    'hha-certification': HhaCertificationTemplate,
    job: JobTemplate,
    'language-assistance': LanguageAssistanceTemplate,
    listing: ListingTemplate,
    page: PageTemplate,
    post: PostTemplate,
    region: RegionTemplate,
    'service-areas': ServiceAreasTemplate,
    search: SearchTemplate,
    sitemap: SitemapTemplate,
    'thank-you': ThankYouTemplate,
  };

type PublicPageProps = PageProps<
  { mdx: { content: TemplateProps['content'] } | null },
  PageContext & { template: TemplateName }
>;

/** Gatsby's component of every public page, which the page's template renders. */
export default function PublicPage({ data, pageContext }: PublicPageProps) {
  const Template = templates[pageContext.template] as ComponentType<TemplateProps>;
  return <Template page={pageContext} content={data.mdx?.content ?? []} />;
}

export const query = graphql`
  query PublicPage($source: String!) {
    mdx(fields: { key: { eq: $source } }) {
      content
    }
  }
`;

import { css } from '@emotion/react';
import { ApplicationForm } from '../islands/applications/application-form';
import { Island } from '../islands/island';
import { toPageJob } from '../islands/jobs/filter-jobs';
import { JobDetails } from '../islands/jobs/job-details';
import { JobList } from '../islands/jobs/job-list';
import { formatDate } from '../browser/format-date';
import { Callout } from '../mdx/callout';
import { ContactCard } from '../mdx/contact-card';
import { renderContentHtml } from '../shared/content-html';
import { Prose } from '../mdx/content';
import { jobPosting } from '../layout/head/json-ld';
import { RegionProvider } from '../layout/region-context';
import { Seo } from '../layout/head/seo';
import { SiteLink } from '../layout/links';
import type { JobContext, TemplateProps } from '../shared/page-context';
import { toFormOffice } from '../shared/page-office';
import { routes } from '../shared/routes';
import { space, type } from '../theme/tokens';
import { LinkButton } from '../ui/buttons/button';
import { ArticleLayout } from './components/article-layout';
import { CallToAction } from './components/call-to-action';
import { PageHeader } from './components/page-header';

/** New York's layout because of its path; the text names the office that hires. */
export function JobTemplate({ page, content }: TemplateProps<JobContext>) {
  const { job, office, officeVariants, isOpen, others } = page;
  return (
    <>
      <Seo
        page={page}
        jsonLd={isOpen && !job.sample ? [jobPosting(page, renderContentHtml(content, office))] : []}
      />
      <RegionProvider value={{ ...page, region: office, variants: officeVariants }}>
        <PageHeader page={page}>
          {isOpen && (
            <p data-if-open>
              <LinkButton href="#apply" tone="primary" size="large">
                Apply for this job
              </LinkButton>
            </p>
          )}
        </PageHeader>
        <ArticleLayout
          aside={
            <aside aria-label="Office for this job" css={{ display: 'grid', gap: space[4] }}>
              <ContactCard />
              <p>
                <SiteLink href={`${routes.career}#how-hiring-works`}>How hiring works</SiteLink>
              </p>
            </aside>
          }
        >
          {/* A script shows what is true if the job was closed since the build (src/islands/jobs). */}
          <div
            css={columnStyle}
            {...(isOpen && { 'data-job-page': JSON.stringify(toPageJob(job)) })}
          >
            <div data-if-closed hidden={isOpen}>
              <Callout tone="warning" title="This job is closed">
                <p>
                  {formatClosing(page)}{' '}
                  <SiteLink href={`${routes.career}#jobs`}>See open jobs</SiteLink>.
                </p>
              </Callout>
            </div>
            {job.sample && (
              <Callout title="Sample job">
                <p>{sampleNotice}</p>
              </Callout>
            )}
            <JobDetails job={job} isOpen={isOpen} closed={page.closed} />
            <Prose nodes={content} />
            {isOpen && (
              <div data-if-open>
                <Island
                  name="application"
                  component={ApplicationForm}
                  props={{
                    job: job.slug,
                    title: job.title,
                    office: toFormOffice(office),
                    isSample: job.sample,
                  }}
                />
              </div>
            )}
            {others.length > 0 && (
              <section css={{ display: 'grid', gap: space[4] }}>
                <h2 css={{ fontSize: type.size.h3 }}>Other open jobs at this office</h2>
                <JobList jobs={others} />
              </section>
            )}
          </div>
        </ArticleLayout>
        <CallToAction title="Questions about this job?" isForCare={false} />
      </RegionProvider>
    </>
  );
}

function formatClosing({ job, closed, isOpen }: JobContext): string {
  if (closed !== null) return `It was closed on ${formatDate(closed)}.`;
  // An open job that is closed after the build.
  return isOpen
    ? 'We’re no longer taking applications.'
    : `The last day to apply was ${formatDate(job.validThrough)}.`;
}

const sampleNotice =
  'This isn’t a real opening. It shows how a job looks on this site; your agency posts its own jobs here.';

const columnStyle = css({ display: 'grid', gap: space[10] });

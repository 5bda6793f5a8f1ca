import { css } from '@emotion/react';
import { useTexts } from '../../browser/hooks/use-texts';
import { ApplicationForm } from '../../islands/applications/application-form';
import { Island } from '../../islands/island';
import { toPageJob } from '../../islands/jobs/filter-jobs';
import { JobDetails } from '../../islands/jobs/job-details';
import { JobList } from '../../islands/jobs/job-list';
import { Callout } from '../../mdx/callout';
import { ContactCard } from '../../mdx/contact-card';
import { renderContentHtml } from '../../shared/content-html';
import { Prose } from '../../mdx/content';
import { jobPosting } from '../../layout/head/json-ld';
import { RegionProvider } from '../../layout/region-context';
import { Seo } from '../../layout/head/seo';
import { SiteLink } from '../../layout/links';
import type { JobContext, TemplateProps } from '../../shared/page-context';
import { toFormOffice } from '../../shared/page-office';
import { routes } from '../../shared/routes';
import type { Texts } from '../../shared/texts/en';
import { space, type } from '../../theme/tokens';
import { LinkButton } from '../../ui/buttons/button';
import { ArticleLayout } from '../components/article-layout';
import { CallToAction } from '../components/call-to-action';
import { PageHeader } from '../components/page-header';

/** New York's layout because of its path; the text names the office that hires. */
export function JobTemplate({ page, content }: TemplateProps<JobContext>) {
  const { job, office, officeVariants, isOpen, others, language, textLanguage } = page;
  const texts = useTexts();
  const { jobs } = texts;
  return (
    <>
      <Seo
        page={page}
        jsonLd={
          isOpen && !job.sample && language === textLanguage
            ? [jobPosting(page, renderContentHtml(content, office))]
            : []
        }
      />
      <RegionProvider value={{ ...page, region: office, variants: officeVariants }}>
        <PageHeader page={page}>
          {isOpen && (
            <p data-if-open>
              <LinkButton href="#apply" tone="primary" size="large">
                {jobs.apply}
              </LinkButton>
            </p>
          )}
        </PageHeader>
        <ArticleLayout
          aside={
            <aside aria-label={jobs.office} css={{ display: 'grid', gap: space[4] }}>
              <ContactCard />
              <p>
                <SiteLink href={`${routes.career}${jobs.hiringAnchor}`}>{jobs.hiring}</SiteLink>
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
              <Callout tone="warning" title={jobs.closed}>
                <p>
                  {formatClosing(page, texts)}{' '}
                  <SiteLink href={`${routes.career}#jobs`}>{jobs.seeOpen}</SiteLink>.
                </p>
              </Callout>
            </div>
            {job.sample && (
              <Callout title={jobs.sample}>
                <p>{jobs.sampleNotice}</p>
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
                <h2 css={{ fontSize: type.size.h3 }}>{jobs.others}</h2>
                <JobList jobs={others} />
              </section>
            )}
          </div>
        </ArticleLayout>
        <CallToAction title={jobs.questionsAboutThis} isForCare={false} />
      </RegionProvider>
    </>
  );
}

function formatClosing({ job, closed, isOpen }: JobContext, { jobs, formatDate }: Texts): string {
  if (closed !== null) return jobs.closedOn(formatDate(closed));
  // An open job that is closed after the build.
  return isOpen ? jobs.closedLater : jobs.lastDay(formatDate(job.validThrough));
}

const columnStyle = css({ display: 'grid', gap: space[10] });

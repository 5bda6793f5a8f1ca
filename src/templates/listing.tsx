import { css } from '@emotion/react';
import { useTexts } from '../browser/hooks/use-texts';
import { Prose } from '../mdx/content';
import { Seo } from '../layout/head/seo';
import { SiteLink } from '../layout/links';
import { Callout } from '../mdx/callout';
import type { ListingContext, TemplateProps } from '../shared/page-context';
import { routes } from '../shared/routes';
import { space } from '../theme/tokens';
import { ArticleLayout, LastUpdated } from './components/article-layout';
import { CallToAction } from './components/call-to-action';
import { EntryList, groupEntries } from './components/entry-list';
import { OfficeAside } from './components/office-contact';
import { PageHeader } from './components/page-header';

export function ListingTemplate({ page, content }: TemplateProps<ListingContext>) {
  const { collection, entries, navigation, updated } = page;
  const groups = groupEntries(entries, collection, navigation, useTexts().events);
  return (
    <>
      <Seo page={page} />
      <PageHeader page={page} />
      <ArticleLayout aside={<OfficeAside />}>
        {collection === 'events' && !entries.some(({ isUpcoming }) => isUpcoming) && <NoEvents />}
        <EntryList groups={groups} />
        <Prose nodes={content} />
        <LastUpdated iso={updated} />
      </ArticleLayout>
      <CallToAction />
    </>
  );
}

function NoEvents() {
  const { events } = useTexts();
  return (
    <div css={css({ marginBottom: space[12] })}>
      <Callout title={events.none}>
        <p>
          {events.weCome} <SiteLink href={routes.contact}>{events.ask}</SiteLink>
        </p>
      </Callout>
    </div>
  );
}

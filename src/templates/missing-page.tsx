import { useTexts } from '../browser/hooks/use-texts';
import { SearchForm } from '../islands/search/search-form';
import type { MissingPageContext, TemplateProps } from '../shared/page-context';
import { OfficeCards } from './components/office-cards';
import { Section } from './components/section';
import { TextPage } from './components/text-page';

export function MissingPageTemplate({ page, content }: TemplateProps<MissingPageContext>) {
  const { offices, language } = page;
  const { office } = useTexts();
  return (
    <TextPage
      content={content}
      page={page}
      header={<SearchForm language={language} />}
      before={
        offices && (
          <Section title={office.callYourState}>
            <OfficeCards offices={offices} columns />
          </Section>
        )
      }
    />
  );
}

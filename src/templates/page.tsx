import { formatDate } from '../browser/format-date';
import type { TemplateProps, TextPageContext } from '../shared/page-context';
import { color } from '../theme/tokens';
import { OfficeCards } from './components/office-cards';
import { Section } from './components/section';
import { TextPage } from './components/text-page';

export function PageTemplate({ page, content }: TemplateProps<TextPageContext>) {
  const { offices, effective } = page;
  return (
    <TextPage
      content={content}
      page={page}
      header={
        effective && (
          <p css={{ color: color.muted }}>
            Effective <time dateTime={effective}>{formatDate(effective)}</time>
          </p>
        )
      }
      before={
        offices && (
          <Section title="Call your state’s office">
            <OfficeCards offices={offices} columns />
          </Section>
        )
      }
    />
  );
}

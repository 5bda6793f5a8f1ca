import { formatDate } from '../browser/format-date';
import type { TemplateProps, TextPageContext } from '../shared/page-context';
import { color } from '../theme/tokens';
import { TextPage } from './components/text-page';

export function PageTemplate({ page, content }: TemplateProps<TextPageContext>) {
  const { effective } = page;
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
    />
  );
}

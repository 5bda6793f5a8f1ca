import { useTexts } from '../browser/hooks/use-texts';
import type { TemplateProps, TextPageContext } from '../shared/page-context';
import { color } from '../theme/tokens';
import { FilledText } from '../ui/filled-text';
import { CallToAction } from './components/call-to-action';
import { TextPage } from './components/text-page';

export function PageTemplate({ page, content }: TemplateProps<TextPageContext>) {
  const { effective } = page;
  const { formatDate, ...texts } = useTexts();
  return (
    <TextPage
      content={content}
      page={page}
      {...(effective && { end: <CallToAction title={texts.page.questions} isForCare={false} /> })}
      header={
        effective && (
          <p css={{ color: color.muted }}>
            <FilledText
              text={texts.page.effective}
              values={{ date: <time dateTime={effective}>{formatDate(effective)}</time> }}
            />
          </p>
        )
      }
    />
  );
}

import type { AreasContext, TemplateProps } from '../shared/page-context';
import { StatePicker } from './components/office-cards';
import { TextPage } from './components/text-page';

export function ServiceAreasTemplate({ page, content }: TemplateProps<AreasContext>) {
  return (
    <TextPage
      content={content}
      page={page}
      before={<StatePicker offices={page.offices} map={page.stateMap} />}
    />
  );
}

import { css } from '@emotion/react';
import { requestTypes } from '../../contract/help-desk/constants';
import { useTexts } from '../browser/hooks/use-texts';
import { useTranslation } from '../browser/hooks/use-translation';
import { RequestForm } from '../islands/help-desk/request/request-form';
import { Island } from '../islands/island';
import { usePageLink } from '../layout/region-context';
import type { AreasContext, TemplateProps } from '../shared/page-context';
import { getFormOffices } from '../shared/page-office';
import { routes } from '../shared/routes';
import { space, type } from '../theme/tokens';
import { buttonStyle } from '../ui/buttons/button.styles';
import { Container } from '../ui/container';
import { OfficePhonesCard } from './components/office-cards';
import { TextPage } from './components/text-page';

export function HelpDeskTemplate({ page, content }: TemplateProps<AreasContext>) {
  const { office, helpDesk } = useTexts();
  return (
    <TextPage
      content={content}
      page={page}
      header={<RequestLinks />}
      aside={
        <OfficePhonesCard
          title={office.callYours}
          offices={page.offices}
          name={({ state }) => <strong>{state}</strong>}
          withAfterHours
        />
      }
      end={null}
    >
      <section id="request" aria-labelledby="request-title">
        <Container css={{ display: 'grid', gap: space[5], paddingBottom: space.section }}>
          <h2 id="request-title">{helpDesk.send}</h2>
          <Island name="helpDesk" component={RequestForm} props={getFormOffices(page)} />
        </Container>
      </section>
    </TextPage>
  );
}

/** Links to the form with a type of request preselected. */
function RequestLinks() {
  const { helpDesk } = useTexts();
  const { translate } = useTranslation();
  const pageLink = usePageLink();
  return (
    <nav aria-labelledby="request-links" css={{ display: 'grid', gap: space[3] }}>
      <p id="request-links" css={{ fontWeight: type.weight.bold }}>
        {helpDesk.send}
      </p>
      <ul css={listStyle}>
        {Object.values(requestTypes).map(({ slug, label }) => (
          <li key={slug}>
            <a
              {...pageLink(`${routes.helpDesk}?type=${slug}#request`)}
              css={buttonStyle('outline')}
            >
              {translate(label)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const listStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  padding: 0,
  listStyle: 'none',
});

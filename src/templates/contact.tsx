import { css } from '@emotion/react';
import { useTexts } from '../browser/hooks/use-texts';
import { ContactForm } from '../islands/contact-form';
import { Island } from '../islands/island';
import { usePageLink } from '../layout/region-context';
import { ContactCard } from '../mdx/contact-card';
import type { AreasContext, TemplateProps } from '../shared/page-context';
import { getFormOffices } from '../shared/page-office';
import { media } from '../theme/layout';
import { space } from '../theme/tokens';
import { cardStyle } from '../ui/card.styles';
import { Container } from '../ui/container';
import { OfficePhonesCard } from './components/office-cards';
import { TextPage } from './components/text-page';

export function ContactTemplate({ page, content }: TemplateProps<AreasContext>) {
  const { region, formOffices } = page;
  const { office, contact } = useTexts();
  const pageLink = usePageLink();
  return (
    <TextPage
      content={content}
      page={page}
      before={
        <Container css={reachStyle}>
          <div css={officesStyle}>
            <ContactCard />
            <div css={otherOfficesStyle}>
              <OfficePhonesCard
                title={page.isShared ? office.all : office.others}
                offices={page.offices.filter(({ id }) => page.isShared || id !== region.id)}
                name={({ path, place }) => <a {...pageLink(path)}>{place}</a>}
              />
            </div>
          </div>
          <section aria-labelledby="write" css={cardStyle}>
            <h2 id="write">{contact.write}</h2>
            <p css={introStyle}>
              {formOffices.length > 1 ? contact.stateReplies : contact.officeReplies(region.place)}{' '}
              {contact.urgent}
            </p>
            <Island name="contact" component={ContactForm} props={getFormOffices(page)} />
          </section>
        </Container>
      }
      aside={null}
    />
  );
}

const reachStyle = css({
  display: 'grid',
  gap: space[8],
  alignItems: 'start',
  paddingTop: `clamp(${space[8]}, 5vw, ${space[16]})`,
  [media.desktop]: {
    gridTemplateColumns: 'minmax(0, 24rem) minmax(0, 1fr)',
    gap: `clamp(${space[8]}, 4vw, ${space[16]})`,
  },
});

const officesStyle = css({
  display: 'contents',
  // The phone number stays visible next to a long form.
  [media.desktop]: { display: 'grid', gap: space[6], position: 'sticky', top: space[6] },
});

const otherOfficesStyle = css({ [media.belowDesktop]: { order: 1 } });

const introStyle = css({ margin: `${space[2]} 0 ${space[6]}` });

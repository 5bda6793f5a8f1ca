import { css } from '@emotion/react';
import { useTexts } from '../browser/hooks/use-texts';
import { EnrollmentForm } from '../islands/enrollment-form';
import { Island } from '../islands/island';
import type { TemplateProps } from '../shared/page-context';
import { getFormOffices } from '../shared/page-office';
import { color, space } from '../theme/tokens';
import { cardStyle } from '../ui/card.styles';
import { Container } from '../ui/container';
import { LinkButton } from '../ui/buttons/button';
import { CallToAction } from './components/call-to-action';
import { OfficeAside } from './components/office-contact';
import { TextPage } from './components/text-page';

export function HhaCertificationTemplate({ page, content }: TemplateProps) {
  const { classes } = useTexts();
  return (
    <TextPage
      content={content}
      page={page}
      header={
        <p>
          <LinkButton href="#enroll" tone="primary" size="large">
            {classes.request}
          </LinkButton>
        </p>
      }
      aside={<OfficeAside isForCare={false} />}
      end={<CallToAction title={classes.questions} isForCare={false} />}
    >
      <section id="enroll" aria-labelledby="enroll-title" css={enrollStyle}>
        <Container maxWidth="text">
          <h2 id="enroll-title">{classes.request}</h2>
          <p css={introStyle}>{classes.intro}</p>
          <div css={cardStyle}>
            <Island name="enrollment" component={EnrollmentForm} props={getFormOffices(page)} />
          </div>
        </Container>
      </section>
    </TextPage>
  );
}

const enrollStyle = css({ paddingBlock: space.section, background: color.surfaceSunken });

const introStyle = css({ margin: `${space[3]} 0 ${space[6]}` });

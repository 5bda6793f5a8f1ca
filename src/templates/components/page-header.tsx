import type { ReactNode } from 'react';
import { css } from '@emotion/react';
import { useTextLang } from '../../layout/region-context';
import type { Illustration } from '../../shared/illustrations';
import type { PageContext } from '../../shared/page-context';
import { media } from '../../theme/layout';
import { color, space, radius } from '../../theme/tokens';
import { Container } from '../../ui/container';
import { Breadcrumbs } from './breadcrumbs';
import { leadStyle } from './section';

type PageHeaderProps = {
  page: Pick<PageContext, 'title' | 'lead' | 'illustration' | 'breadcrumbs'>;
  children?: ReactNode;
};

export function PageHeader({ page, children }: PageHeaderProps) {
  const lang = useTextLang();
  return (
    <div css={groundStyle}>
      <Container>
        <Breadcrumbs links={page.breadcrumbs} />
      </Container>
      <Container css={[gridStyle, page.illustration !== null && besideStyle]}>
        <div css={textStyle}>
          <h1 {...lang} css={{ maxWidth: '22ch' }}>
            {page.title}
          </h1>
          {page.lead !== null && (
            <p {...lang} css={leadStyle}>
              {page.lead}
            </p>
          )}
          {children}
        </div>
        {page.illustration !== null && (
          <IllustrationImage illustration={page.illustration} css={pictureStyle} />
        )}
      </Container>
    </div>
  );
}

const groundStyle = css({
  paddingBlock: `${space[3]} clamp(${space[8]}, 4vw, ${space[12]})`,
  borderBottom: `1px solid ${color.divider}`,
  background: color.surfaceSunken,
});

const gridStyle = css({ display: 'grid', gap: space[10], paddingTop: space[2] });

const besideStyle = css({
  alignItems: 'center',
  [media.tablet]: { gridTemplateColumns: '3fr 2fr' },
  [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 25rem' },
});

const textStyle = css({ display: 'grid', gap: space[4], alignContent: 'start' });

const pictureStyle = css({ [media.belowTablet]: { display: 'none' } });

type IllustrationImageProps = { illustration: Illustration; className?: string };

export function IllustrationImage({ illustration, className }: IllustrationImageProps) {
  const { src, alt, width, height } = illustration;
  return (
    <img
      src={src}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      className={className}
      css={illustrationStyle}
    />
  );
}

const illustrationStyle = css({
  width: '100%',
  height: 'auto',
  borderRadius: radius.large,
  background: color.picture,
  '@media print': { display: 'none' },
});

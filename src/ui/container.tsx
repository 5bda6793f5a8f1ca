import type { ComponentPropsWithoutRef } from 'react';
import { css } from '@emotion/react';
import { width } from '../theme/layout';
import { space } from '../theme/tokens';

type ContainerProps = ComponentPropsWithoutRef<'div'> & { maxWidth?: keyof typeof width };

export function Container({ maxWidth = 'page', ...rest }: ContainerProps) {
  return (
    <div
      {...rest}
      css={css({
        width: '100%',
        maxWidth: `calc(${width[maxWidth]} + 2 * ${space.gutter})`,
        marginInline: 'auto',
        paddingInline: space.gutter,
      })}
    />
  );
}

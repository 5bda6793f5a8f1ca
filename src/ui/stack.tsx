import type { ComponentPropsWithoutRef } from 'react';
import { css } from '@emotion/react';
import { space } from '../theme/space';

type StackProps = ComponentPropsWithoutRef<'div'> & { gap?: keyof typeof space };

/** Children below one another with equal room between. */
export function Stack({ gap = 4, ...rest }: StackProps) {
  return <div {...rest} css={css({ display: 'grid', gap: space[gap], justifyItems: 'stretch' })} />;
}

import type { ReactNode } from 'react';
import { css } from '@emotion/react';
import { extraRoutes } from '../../../contract/shared/routes';
import { buttonStyle, type ButtonSize, type ButtonTone } from '../../ui/buttons/button.styles';
import { localizePath } from '../../shared/routes';
import { useRegionContext } from '../region-context';

type EligibilityLinkProps = { tone?: ButtonTone; size?: ButtonSize; children?: ReactNode };

/** Leads to the eligibility page; with script the eligibility island opens its popup instead. */
export function EligibilityLink({
  tone = 'accent',
  size = 'large',
  children,
}: EligibilityLinkProps) {
  const { region, variants } = useRegionContext();
  return (
    <a
      href={localizePath(extraRoutes.eligibility, region.id, variants)}
      data-eligibility
      css={[...buttonStyle(tone, size), css({ '@media print': { display: 'none' } })]}
    >
      {children ?? 'Check your eligibility'}
    </a>
  );
}

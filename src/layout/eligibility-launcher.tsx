import { css } from '@emotion/react';
import { extraRoutes } from '../../contract/shared/routes';
import { useTexts } from '../browser/hooks/use-texts';
import type { FormOffice } from '../shared/page-context';
import { toFormOffice } from '../shared/page-office';
import { color, space, floatingButton, radius, shadow, motion, type } from '../theme/tokens';
import { media } from '../theme/layout';
import { Icon } from '../ui/icon';
import { officeAttributes } from './office/office-data';
import { SiteLink } from './links';
import { useRegionContext } from './region-context';

/**
 * The floating button with its bubble, as one tap target (specification section 4). It leads to the eligibility page; with
 * script (eligibility-launcher.script.ts) it opens the popup. The bubble is hidden from screen readers, because it repeats the
 * button's name. Where the page has no margin for it, the button is a bar along the lower edge, which covers no text.
 */
export function EligibilityLauncher({ offices }: { offices: readonly FormOffice[] }) {
  const { region } = useRegionContext();
  const { eligibility } = useTexts();
  const launcherOffices = { offices, defaultOffice: toFormOffice(region) };
  return (
    <SiteLink
      href={extraRoutes.eligibility}
      data-eligibility
      {...{ [officeAttributes.launcher]: JSON.stringify(launcherOffices) }}
      css={launcherStyle}
    >
      <span aria-hidden data-bubble css={bubbleStyle}>
        {eligibility.bubble}
      </span>
      <Icon name="clipboard" size="1.375rem" />
      <span>
        {eligibility.launcher}
        <small css={outcomeStyle} />
      </span>
    </SiteLink>
  );
}

const launcherStyle = css({
  ...floatingButton,
  insetInlineEnd: `max(${space[4]}, env(safe-area-inset-right))`,
  bottom: `calc(${space[4]} + env(safe-area-inset-bottom))`,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minWidth: '9.5rem',
  justifyContent: 'center',
  minHeight: '3rem',
  padding: `${space[1]} ${space[4]}`,
  border: `1.5px solid ${color.primaryBorder}`,
  borderRadius: radius.round,
  background: color.primary,
  color: color.onPrimary,
  fontFamily: type.sans,
  fontSize: '1.0625rem',
  fontWeight: type.weight.bold,
  textDecoration: 'none',
  '&:hover': { background: color.primaryStrong, color: color.onPrimary },
  '&[hidden]': { display: 'none' },
  [media.desktop]: {
    minWidth: '13.5rem',
    minHeight: '3.25rem',
    padding: `${space[2]} ${space[5]}`,
  },
  [media.belowDesktop]: {
    insetInline: 0,
    bottom: 0,
    paddingBottom: `calc(${space[1]} + env(safe-area-inset-bottom))`,
    borderWidth: '1.5px 0 0',
    borderRadius: 0,
  },
});

const outcomeStyle = css({
  display: 'block',
  fontSize: type.size.small,
  '&:empty': { display: 'none' },
});

const bubbleStyle = css({
  position: 'absolute',
  insetInlineEnd: 0,
  bottom: `calc(100% + ${space[3]})`,
  padding: `${space[3]} ${space[4]}`,
  border: `1px solid ${color.primaryBorder}`,
  borderRadius: `${radius.large} ${radius.large} ${radius.small} ${radius.large}`,
  background: color.surfaceRaised,
  color: color.text,
  fontSize: type.size.label,
  whiteSpace: 'nowrap',
  boxShadow: shadow.high,
  // It covers the bar only, not the text above.
  [media.belowDesktop]: {
    inset: '-1.5px 0 0',
    display: 'grid',
    placeItems: 'center',
    padding: `0 ${space[3]}`,
    borderRadius: 0,
    fontSize: '1rem',
    lineHeight: 1.15,
    whiteSpace: 'normal',
  },
  visibility: 'hidden',
  opacity: 0,
  transform: 'translateY(0.375rem)',
  transition: `opacity ${motion.calm}, transform ${motion.calm}, visibility 0s 200ms`,
  '&[data-shown]': {
    visibility: 'visible',
    opacity: 1,
    transform: 'none',
    transition: `opacity ${motion.calm}, transform ${motion.calm}`,
  },
});

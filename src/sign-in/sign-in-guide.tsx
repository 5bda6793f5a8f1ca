import { css } from '@emotion/react';
import { extraRoutes } from '../../contract/shared/routes';
import { routes } from '../shared/routes';
import { color, space, tapTargetStyle, type } from '../theme/tokens';

const ways = [
  {
    who: 'Caregivers',
    what: 'Ask for pay stubs, supplies, or time off without an account.',
    label: 'Go to the help desk',
    path: routes.helpDesk,
  },
  {
    who: 'People looking for care',
    what: 'You don’t need an account. Answer a few questions, or call us.',
    label: 'See what may pay for care',
    path: extraRoutes.findCare,
  },
  {
    who: 'Applicants',
    what: 'Apply for a job without an account.',
    label: 'See open jobs',
    path: routes.career,
  },
];

/** Where those go who came to the sign-in page but don’t need it. */
export function SignInGuide() {
  return (
    <aside aria-labelledby="guide-title">
      <h2 id="guide-title" css={{ fontSize: type.size.h4 }}>
        Don’t work in our office?
      </h2>
      {ways.map(({ who, what, label, path }) => (
        <div key={path} css={wayStyle}>
          <h3 css={{ fontSize: type.size.label }}>{who}</h3>
          <p css={{ color: color.muted }}>{what}</p>
          <a href={path} css={tapTargetStyle}>
            {label}
          </a>
        </div>
      ))}
    </aside>
  );
}

const wayStyle = css({
  paddingTop: space[4],
  '& + &': { marginTop: space[3], borderTop: `1px solid ${color.divider}` },
});

import { regionFacts } from '../../../contract/shared/region-facts';
import { regionIds } from '../../../contract/shared/regions';
import { logoMark, getMarkId } from '../../site/logo-mark';

/** The offices' logo marks, for the sprite of the built page. */
export function LogoMarkSymbols() {
  return (
    <>
      {regionIds.map((region) => (
        <symbol key={region} id={getMarkId(region)} viewBox="0 0 48 48">
          <circle cx="24" cy="24" r="23" fill="var(--mark-ground, var(--primary))" />
          <path
            fill="var(--mark-soft, var(--primary-border))"
            opacity="0.85"
            d={regionFacts[region].logo}
          />
          <path fill="var(--mark-bird, var(--on-primary))" d={logoMark.lark} />
          <circle
            cx={logoMark.eye.x}
            cy={logoMark.eye.y}
            r={logoMark.eye.radius}
            fill="var(--mark-ground, var(--primary))"
          />
        </symbol>
      ))}
    </>
  );
}

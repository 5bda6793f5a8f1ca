import { regionIds } from '../../../contract/shared/regions';
import { logoMark, getMarkId } from '../../site/logo-mark';

/** The offices' logo marks, for the sprite of the built page. */
export function LogoMarkSymbols() {
  return (
    <>
      {regionIds.map((region) => (
        <symbol key={region} id={getMarkId(region)} viewBox="0 0 48 48">
          <circle cx="24" cy="24" r="23" fill="var(--mark-ground, var(--teal))" />
          <path
            fill="var(--mark-soft, var(--teal-line))"
            opacity="0.85"
            d={logoMark.grounds[region]}
          />
          <path fill="var(--mark-bird, var(--on-teal))" d={logoMark.lark} />
          <circle
            cx={logoMark.eye.x}
            cy={logoMark.eye.y}
            r={logoMark.eye.radius}
            fill="var(--mark-ground, var(--teal))"
          />
        </symbol>
      ))}
    </>
  );
}

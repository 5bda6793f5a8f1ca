import { useState } from 'react';
import { css } from '@emotion/react';
import { color, type } from '../theme/tokens';

export type Person = { photoURL: string | null; displayName: string | null; email: string | null };

/** Decorative: the name is next to it. */
export function Avatar({ user, size = '2rem' }: { user: Person; size?: string }) {
  const [failedPhoto, setFailedPhoto] = useState<string | null>(null);
  const photo = user.photoURL;
  return (
    <span
      aria-hidden
      css={[circleStyle, css({ width: size, height: size, fontSize: `calc(${size} * 0.4)` })]}
    >
      {photo !== null && photo !== failedPhoto ? (
        <img
          src={photo}
          alt=""
          referrerPolicy="no-referrer"
          onError={() => setFailedPhoto(photo)}
          css={{ width: '100%', height: '100%', objectFit: 'cover' }}
        />
      ) : (
        getInitials(user.displayName, user.email)
      )}
    </span>
  );
}

const circleStyle = css({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  overflow: 'hidden',
  borderRadius: '50%',
  background: color.primary,
  color: color.onPrimary,
  fontFamily: type.sans,
  fontWeight: type.weight.bold,
  lineHeight: 1,
});

/** 'Rosa M. Delgado (NJ)' becomes 'RD', 'ana@x.example' becomes 'A'. */
export function getInitials(name: string | null, email: string | null): string {
  // Ignores titles after a comma: 'Nadia Okafor, RN'.
  const words = (name ?? '')
    .replace(/,.*/, '')
    .split(/\s+/)
    .filter((word) => /^\p{L}/u.test(word));
  const first = words[0] ?? email ?? '';
  const last = words.length > 1 ? (words[words.length - 1] ?? '') : '';
  return `${[...first][0] ?? '?'}${[...last][0] ?? ''}`.toUpperCase();
}

import { color, space, radius } from '../theme/tokens';

type FigureProps = {
  src: string;
  alt: string;
  caption?: string;
  /** At the top of its page. */
  isCover?: boolean;
};

export function Figure({ src, alt, caption, isCover = false }: FigureProps) {
  return (
    <figure>
      <img
        src={src}
        alt={alt}
        {...(isCover ? { fetchPriority: 'high' } : { loading: 'lazy' })}
        css={{ borderRadius: radius.large }}
      />
      {caption !== undefined && caption !== '' && (
        <figcaption css={{ marginTop: space[2], color: color.muted, fontSize: '1rem' }}>
          {caption}
        </figcaption>
      )}
    </figure>
  );
}

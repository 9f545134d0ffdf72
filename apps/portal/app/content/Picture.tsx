import { type ContentPicture, contentPicturePath } from '@elenco/core/growth';

/** An editorial picture, with reserved space by its size. */
export function Picture({
  picture: { name, alt, width, height },
  decorative,
  first,
}: {
  picture: ContentPicture<string>;
  /** True next to a title with the same meaning. */
  decorative?: boolean;
  /** True if visible at once, so not lazy-loaded. */
  first?: boolean;
}) {
  return (
    <img
      src={contentPicturePath(name)}
      alt={decorative ? '' : alt}
      width={width}
      height={height}
      loading={first ? 'eager' : 'lazy'}
      decoding="async"
    />
  );
}

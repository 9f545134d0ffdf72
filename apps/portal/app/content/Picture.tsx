import { type ContentPicture, contentPicturePath } from '@elenco/core/growth';

/** An editorial picture; its size is reserved before it loads. */
export function Picture({
  picture: { name, alt, width, height },
  decorative,
  first,
}: {
  picture: ContentPicture<string>;
  /** True if a title beside the picture has the same meaning. */
  decorative?: boolean;
  /** True if the picture is visible without scrolling; it is then not lazy-loaded. */
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

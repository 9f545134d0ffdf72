import { type ContentPicture, contentPicturePath } from '@elenco/core/growth';

/** A picture that staff chose, in the place that its size keeps for it. */
export function Picture({
  picture: { name, alt, width, height },
  decorative,
  first,
}: {
  picture: ContentPicture<string>;
  /** Beside a title that says as much. */
  decorative?: boolean;
  /** In sight at once, so not to be waited with. */
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

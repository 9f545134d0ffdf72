import { Avatar, BrandMark, type Face } from '../ui';

type Props = {
  face: Face;
  /** True for a brand, whose picture is square. A creator's picture is round. */
  brand: boolean;
  name: string;
  size?: 'small' | 'medium';
};

/** Picture of the other party, beside the name. */
export function OtherFace({ face, brand, name, size = 'medium' }: Props) {
  if (brand) return <BrandMark id={face.id} name={name} src={face.src} size={size} />;
  return <Avatar {...face} name={name} size={size} decorative />;
}

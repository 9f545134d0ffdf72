import { Avatar, BrandMark, type Face } from '../ui';

type Props = {
  face: Face;
  /** A brand is a square, a creator a circle. */
  brand: boolean;
  name: string;
  size?: 'small' | 'medium';
};

/** The other party's picture, next to the name. */
export function OtherFace({ face, brand, name, size = 'medium' }: Props) {
  if (brand) return <BrandMark id={face.id} name={name} src={face.src} size={size} />;
  return <Avatar {...face} name={name} size={size} decorative />;
}

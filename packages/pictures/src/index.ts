export { cleanPhoto, cleanPicture, refused, tooLarge, undamaged } from './clean';
export { inTurn, type PhotoKind, redrawn, thumbnail } from './draw';

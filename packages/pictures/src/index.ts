export { cleanPhoto, cleanPicture, refused, tooLarge, undamaged } from './clean';
export { inTurn, type PhotoKind, redrawn, screenshot, thumbnail } from './draw';

export { cleanPhoto, cleanPicture, refused, rejectDamaged as undamaged, tooLarge } from './clean';
export { type PhotoKind, reencode as redrawn, screenshot, thumbnail, withDecodeSlot as inTurn } from './draw';

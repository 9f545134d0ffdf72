export * from './placesNamed';
export { plain as withoutAccents } from './text';
export * from './understand';

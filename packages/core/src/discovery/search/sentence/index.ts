export * from './placesNamed';
export { plain as withoutAccents } from './text';
export { type Approximation, type Understood, understand } from './understand';
export * from './withSentence';

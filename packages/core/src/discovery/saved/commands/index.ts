export * from './addToList';
export * from './createList';
export * from './markSearchSeen';
export * from './placeMember';
export * from './saveSearch';
export * from './setFavorite';
export * from './stopNews';
export * from './takeFromList';

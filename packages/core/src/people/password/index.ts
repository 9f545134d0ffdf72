/** Not part of the index of core, because its dictionary is large and no page needs it. */
export * from './password';

/** Separate from the index of core, because its list of words is long and no page needs it. */
export * from './password';

/** Separate from the index of core: its list of words is long, and no page needs it. */
export * from './password';

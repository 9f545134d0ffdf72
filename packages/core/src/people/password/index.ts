/** A folder of its own, outside of core's index: its list of words is long, and no page needs it. */
export * from './password';

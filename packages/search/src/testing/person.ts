/** A sample profile. */
export type Person = readonly [
  name: string,
  handle: string,
  skill: string,
  tag: string,
  state: string,
  city: string,
  bio: string,
];

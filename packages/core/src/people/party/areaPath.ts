/** Path segments of the roles; defined only here. */
const segments = { company: 'client', creator: 'professional', admin: 'admin' } as const;

export type AreaRole = keyof typeof segments;

/** Base path of each role's area. */
export const areaPath = {
  company: `/dashboard/${segments.company}`,
  creator: `/dashboard/${segments.creator}`,
  admin: `/dashboard/${segments.admin}`,
} as const satisfies Readonly<Record<AreaRole, string>>;

/** What the roles are called in addresses: here and nowhere else. */
const segments = { company: 'client', creator: 'professional', admin: 'admin' } as const;

export type AreaRole = keyof typeof segments;

/** Where the area of each role begins. */
export const areaPath = {
  company: `/dashboard/${segments.company}`,
  creator: `/dashboard/${segments.creator}`,
  admin: `/dashboard/${segments.admin}`,
} as const satisfies Readonly<Record<AreaRole, string>>;

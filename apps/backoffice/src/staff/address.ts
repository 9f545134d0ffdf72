/** Path of the list of staff. */
export const staffPath = '/settings/staff';

/** Path of the list of staff with the invitation dialog open. */
export const invitePath = `${staffPath}/invite`;

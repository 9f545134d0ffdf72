/** Path of the staff list. */
export const staffPath = '/settings/staff';

/** Path of the staff list with an open invitation dialog. */
export const invitePath = `${staffPath}/invite`;

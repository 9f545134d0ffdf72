/** Maximum number of projects that the frame loads, newest first. */
export const MAX_FRAMED_PROJECTS = 50;

/** Maximum number of projects in progress that the sidebar lists; its heading links to all. */
export const MAX_NAMED_PROJECTS = 6;

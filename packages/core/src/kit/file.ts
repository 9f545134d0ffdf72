/** The largest file that anybody may hand in, in bytes: 5 MB. Source: security.md, rule 9. */
export const largestFile = 5 * 1024 * 1024;

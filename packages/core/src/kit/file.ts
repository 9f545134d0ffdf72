/** Maximum size of an uploaded file, in bytes: 5 MB (docs/spec/safety.md#sizes). */
export const largestFile = 5 * 1024 * 1024;

/** Maximum size of an uploaded file, in bytes: 5 MB (docs/spec/safety.md#sizes). */
export const largestFile = 5 * 1024 * 1024;

/**
 * Types of files that users may upload. The key is the name in texts, the value the `accept` attribute of
 * file inputs.
 */
export const uploadTypes = {
  XML: 'application/xml,text/xml,.xml',
  PDF: 'application/pdf',
  JPEG: 'image/jpeg',
  PNG: 'image/png',
} as const;
export const uploadTypeNames = Object.keys(uploadTypes).join(', ');

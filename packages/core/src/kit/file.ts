/** Maximum size of an uploaded file, in bytes: 5 MB (docs/spec/safety.md#sizes). */
export const MAX_FILE_BYTES = 5 * 1024 * 1024;

/**
 * File types that users may upload. The key is the name that users see, and the value is the `accept`
 * attribute of file inputs.
 */
export const uploadTypes = {
  XML: 'application/xml,text/xml,.xml',
  PDF: 'application/pdf',
  JPEG: 'image/jpeg',
  PNG: 'image/png',
} as const;
export const uploadTypeNames = Object.keys(uploadTypes).join(', ');

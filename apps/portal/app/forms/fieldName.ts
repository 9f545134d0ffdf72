/** Converts a problem's pointer (`/lines/0/format`) to the name that conform uses (`lines[0].format`). */
export const nameOf = (pointer: string): string =>
  pointer
    .slice(1)
    .replace(/\/(\d+)/g, '[$1]')
    .replaceAll('/', '.');

/**
 * Returns the id of the input for a pointer, with which a URL's fragment leads to it (`useContentFocus`).
 * @param formId id that the form passes to `useAnswer`
 */
export const fieldId = (formId: string, pointer: string): string => `${formId}-${nameOf(pointer)}`;

/** Enters text into an input as typing does, so that React and the form notice it. */
export function fillInput(input: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  // React ignores an event about a value that was set through the element's own property.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value')?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

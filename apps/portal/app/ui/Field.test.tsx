import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Field } from './Field';

it.each([
  ['required', {}, { marked: false, required: true }],
  ['optional', { optional: true }, { marked: true, required: false }],
  [
    'required with another field or for another button',
    { required: false },
    { marked: false, required: false },
  ],
] as const)(
  'sets the optional mark and the required attribute of an input that is %s',
  (_, props, expected) => {
    const html = renderToStaticMarkup(<Field name="link" label="Link" {...props} />);
    expect({ marked: html.includes('ui.optional'), required: html.includes('required') }).toEqual(expected);
  },
);

/** Allowed elements of a long text; anything else is text. */
export type Rich =
  | { readonly as: 'text'; readonly text: string }
  | { readonly as: 'a'; readonly to: string; readonly in: readonly Rich[] }
  | { readonly as: RichElement; readonly in: readonly Rich[] };

type RichElement =
  | 'h2'
  | 'h3'
  | 'p'
  | 'ul'
  | 'ol'
  | 'li'
  | 'blockquote'
  | 'pre'
  | 'code'
  | 'strong'
  | 'em'
  | 'hr'
  | 'br';

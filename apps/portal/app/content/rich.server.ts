import { isContentLink } from '@elenco/core/growth';
import { lexer, type Token, type Tokens } from 'marked';
import type { Rich } from './rich';

/**
 * Markdown as a tree of what our pages can show, for `RichText`. There is no HTML on the way: what is written as HTML
 * stays the text that it is, and a link that may not be followed is its words alone.
 */
export const richOf = (markdown: string): readonly Rich[] => {
  const kept = known.get(markdown);
  if (kept) return kept;
  const made = lexer(markdown).flatMap(read);
  if (known.size >= MOST) known.clear();
  known.set(markdown, made);
  return made;
};

/** Texts change seldom and are read often; a bound, because drafts are read too. */
const known = new Map<string, readonly Rich[]>();
const MOST = 500;

const inside = (token: { tokens?: Token[] | undefined; text?: string }): readonly Rich[] =>
  token.tokens?.flatMap(read) ?? [plain(token.text ?? '')];

/** `marked` leaves characters as they were written; only what HTML would need is escaped by whoever writes HTML. */
const plain = (text: string): Rich => ({ as: 'text', text });

function read(token: Token): Rich[] {
  switch (token.type) {
    case 'heading':
      // The page's own title is the first.
      return [
        { as: (token as Tokens.Heading).depth <= 2 ? 'h2' : 'h3', in: inside(token as Tokens.Heading) },
      ];
    case 'paragraph':
      return [{ as: 'p', in: inside(token as Tokens.Paragraph) }];
    case 'list': {
      const list = token as Tokens.List;
      return [
        { as: list.ordered ? 'ol' : 'ul', in: list.items.map((item) => ({ as: 'li', in: inside(item) })) },
      ];
    }
    case 'blockquote':
      return [{ as: 'blockquote', in: inside(token as Tokens.Blockquote) }];
    case 'code':
      return [{ as: 'pre', in: [plain((token as Tokens.Code).text)] }];
    case 'strong':
      return [{ as: 'strong', in: inside(token as Tokens.Strong) }];
    case 'em':
      return [{ as: 'em', in: inside(token as Tokens.Em) }];
    case 'codespan':
      return [{ as: 'code', in: [plain((token as Tokens.Codespan).text)] }];
    case 'link': {
      const link = token as Tokens.Link;
      return isContentLink(link.href) ? [{ as: 'a', to: link.href, in: inside(link) }] : [...inside(link)];
    }
    case 'hr':
      return [{ as: 'hr', in: [] }];
    case 'br':
      return [{ as: 'br', in: [] }];
    case 'space':
    case 'def':
      return [];
    // Of a list's item, whose text is read on.
    case 'text':
      return [...inside(token as Tokens.Text)];
    case 'escape':
      return [plain((token as Tokens.Escape).text)];
    // HTML, tables and pictures: as they were typed.
    default:
      return [plain(token.raw)];
  }
}

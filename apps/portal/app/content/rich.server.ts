import { isContentLink } from '@elenco/core/growth';
import { lexer, type Token, type Tokens } from 'marked';
import type { Rich } from './rich';

/**
 * Parses Markdown to a tree of allowed elements, for `RichText`. No HTML is produced: HTML in the source
 * stays text, and a forbidden link becomes its text.
 */
export const richOf = (markdown: string): readonly Rich[] => {
  const kept = known.get(markdown);
  if (kept) return kept;
  const made = lexer(markdown).flatMap(read);
  if (known.size >= MOST) known.clear();
  known.set(markdown, made);
  return made;
};

/** Cache of parsed texts, since texts rarely change. Its size is limited, since drafts are parsed too. */
const known = new Map<string, readonly Rich[]>();
const MOST = 500;

const inside = (token: { tokens?: Token[] | undefined; text?: string }): readonly Rich[] =>
  token.tokens?.flatMap(read) ?? [plain(token.text ?? '')];

/** `marked` returns characters as written; only HTML output would need escaping. */
const plain = (text: string): Rich => ({ as: 'text', text });

function read(token: Token): Rich[] {
  switch (token.type) {
    case 'heading':
      // Headings start at level 2, since the title of the page is the only h1.
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
    // Text of a list item, which contains further tokens.
    case 'text':
      return [...inside(token as Tokens.Text)];
    case 'escape':
      return [plain((token as Tokens.Escape).text)];
    // HTML, tables and pictures stay text as typed.
    default:
      return [plain(token.raw)];
  }
}

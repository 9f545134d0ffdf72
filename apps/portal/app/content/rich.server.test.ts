import { describe, expect, it } from 'vitest';
import type { Rich } from './rich';
import { richOf } from './rich.server';

/** Prints a tree in short form: `p(text strong(text))`. */
const printed = (tree: readonly Rich[]): string =>
  tree
    .map((node) =>
      node.as === 'text'
        ? node.text
        : `${node.as}${node.as === 'a' ? ` ${node.to}` : ''}(${printed(node.in)})`,
    )
    .join('');

describe('the Markdown parser for long texts', () => {
  it.each([
    ['# One', 'h2(One)'],
    ['### Three', 'h3(Three)'],
    ['A **bold** and *slanted* `word`', 'p(A strong(bold) and em(slanted) code(word))'],
    ['- one\n- two **2**', 'ul(li(one)li(two strong(2)))'],
    ['1. one\n2. two', 'ol(li(one)li(two))'],
    ['> said', 'blockquote(p(said))'],
    ['[plans](/pricing)', 'p(a /pricing(plans))'],
    ['[there](https://example.org/a)', 'p(a https://example.org/a(there))'],
    ['a & b < c "d"', 'p(a & b < c "d")'],
    ['1 \\* 2', 'p(1 * 2)'],
  ])('parses %j as %s', (markdown, tree) => expect(printed(richOf(markdown))).toBe(tree));

  it.each([
    ['a script', '<script>alert(1)</script>', '<script>alert(1)</script>'],
    ['an element inside a line', 'a <img src=x onerror=alert(1)> b', 'p(a <img src=x onerror=alert(1)> b)'],
    ['a link to a script', '[x](javascript:alert(1))', 'p(x)'],
    ['an encoded link to a script', '[x](JaVaScRiPt&#58;alert(1))', 'p(x)'],
    ['a link to data', '[x](data:text/html,<b>)', 'p(x)'],
    ['a link without https', '[x](http://example.org)', 'p(x)'],
    ['a link to another host with two slashes', '[x](//example.org)', 'p(x)'],
    ['a link by reference', '[x][y]\n\n[y]: javascript:alert(1)', 'p(x)'],
    ['a picture from another site', '![x](https://example.org/x.png)', 'p(![x](https://example.org/x.png))'],
  ])('leaves %s as text', (_, markdown, tree) => expect(printed(richOf(markdown))).toBe(tree));
});

import { type Palette, tokens } from './tokens';

function kebab(name: string): string {
  return name.replace(/([a-z])([A-Z0-9])/g, '$1-$2').toLowerCase();
}

/**
 * Width of the outlines that distinguish elements in high contrast, where all backgrounds are the same color.
 */
const outline = { none: '--outline: 0px;', drawn: '--outline: 1px;' };

function colors(palette: Palette): string[] {
  return Object.entries(palette).map(([name, value]) => `--${kebab(name)}: ${value};`);
}

function block(selector: string, lines: string[]): string {
  return `${selector} {\n${lines.map((line) => `  ${line}`).join('\n')}\n}\n`;
}

function fixed(): string[] {
  return [
    ...tokens.disc.map((value, index) => `--disc-${index + 1}: ${value};`),
    `--display-weight: ${tokens.font.displayWeight};`,
    `--display: ${tokens.font.display};`,
    `--text: ${tokens.font.text};`,
    ...Object.entries(tokens.size).map(([name, value]) => `--t-${name}: ${value};`),
    ...tokens.space.map((value) => `--space-${value}: ${value}px;`),
    ...Object.entries(tokens.radius).map(([name, value]) => `--r-${name}: ${value}px;`),
    ...Object.entries(tokens.width).map(([name, value]) => `--w-${name}: ${value}px;`),
    ...Object.entries(tokens.layer).map(([name, value]) => `--z-${name}: ${value};`),
    `--float: ${tokens.float};`,
    `--quick: ${tokens.quick};`,
  ];
}

/**
 * Returns the style sheet with every token as a CSS variable. The light scheme is the default. `data-scheme`
 * and `data-contrast` on the root element contain the user's choice; without them, the system preferences
 * (dark, more contrast) apply.
 */
export function tokensCss(): string {
  const { light, dark, high } = tokens.color;
  const indent = (css: string) => css.replace(/^(?=.)/gm, '  ');
  return [
    '/* Generated from packages/core/src/platform/design/tokens.ts by `npm run tokens -w @elenco/portal`. */\n',
    block(':root', ['color-scheme: light;', ...colors(light), outline.none, ...fixed()]),
    `@media (prefers-color-scheme: dark) {\n${indent(block(':root:not([data-scheme])', ['color-scheme: dark;', ...colors(dark)]))}}\n`,
    block(':root[data-scheme="dark"]', ['color-scheme: dark;', ...colors(dark)]),
    `@media (prefers-contrast: more) {\n${indent(block(':root:not([data-contrast])', ['color-scheme: dark;', ...colors(high), outline.drawn]))}}\n`,
    block(':root[data-contrast="high"]', ['color-scheme: dark;', ...colors(high), outline.drawn]),
  ].join('\n');
}

import { tokens } from './packages/core/src/platform/design/tokens.ts';

const breakpoints = Object.values(tokens.breakpoint);

/** Rules of our own, in addition to those of Biome: space comes from tokens, and layouts change at four widths only. */
export default {
  files: ['apps/portal/app/**/*.css'],
  rules: {
    // Hairlines of 1px and negative values, which undo another element's space, are allowed.
    'declaration-property-value-disallowed-list': [
      {
        '/^(padding|margin|gap|row-gap|column-gap|scroll-(padding|margin))/': [
          /(?<![-\d.\w])(?!1px)\d*\.?\d+px\b/,
        ],
      },
      { message: (property) => `Space comes from the tokens: ${property} takes var(--space-…)` },
    ],
    'media-feature-range-notation': 'prefix',
    'media-feature-name-value-allowed-list': [
      {
        // In em, if enlarged text has to change the layout as a narrower screen does.
        'max-width': breakpoints.flatMap((width) => [`${width}px`, `${width / 16}em`]),
        'min-width': breakpoints.map((width) => `${width + 1}px`),
      },
      {
        message: (feature) =>
          `The layout changes at ${breakpoints.join(', ')} px and nowhere else: ${feature}`,
      },
    ],
  },
};

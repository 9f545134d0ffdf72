import { tokens } from './packages/core/src/platform/design/tokens.ts';

const breakpoints = Object.values(tokens.breakpoint);

/**
 * Rules in addition to Biome's: spacing uses tokens, and layouts change only at the breakpoints of the
 * design.
 */
export default {
  files: ['apps/portal/app/**/*.css'],
  rules: {
    // Hairlines of 1px are allowed, and negative values, which compensate for another element's spacing.
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
        // In em where enlarged text must change the layout like a narrower screen.
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

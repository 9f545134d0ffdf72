import { tokens } from './packages/core/src/platform/design/tokens.ts';

const breakpoints = Object.values(tokens.breakpoint);

/** Biome looks at what is wrong in any style sheet; here is what is ours: one scale of space, four widths. */
export default {
  files: ['apps/portal/app/**/*.css'],
  rules: {
    // A hairline is no space, and what is pulled over its own edge (below zero) undoes another's.
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
        // In em where enlarged text shall change the layout in time, as a narrower screen does.
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

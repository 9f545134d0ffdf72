export { contrast } from './contrast';
export { tokensCss } from './css';
export { DISC_COUNT as discs, discOf } from './disc';
export { type Palette, pairs, type Scheme, tokens } from './tokens';

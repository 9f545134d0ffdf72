export { contrast } from './contrast';
export { tokensCss } from './css';
export { discOf, discs } from './disc';
export { type Palette, pairs, type Scheme, tokens } from './tokens';

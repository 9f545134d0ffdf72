export { contrast } from './contrast';
export { tokensCss } from './css';
export { type Palette, pairs, type Scheme, tokens } from './tokens';

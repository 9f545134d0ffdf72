export { closeMonth } from './closeMonth';
export { reopenMonth } from './reopenMonth';

export { ImpersonationBar } from './ImpersonationBar';
export { LanguageSwitch } from './LanguageSwitch';
export { Logo } from './Logo';
export { Oops } from './Oops';
export type { Destination } from './Palette';
export { Public } from './Public';
export { type Account, type NavItem, Shell } from './Shell';

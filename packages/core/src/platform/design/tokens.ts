/**
 * Design tokens, from which the portal's CSS variables (`css.ts`) and the back office's MUI theme are
 * generated. Colors are named after their use, never after their look.
 */

/** Every color of a color scheme. A `soft` color is a background for text in the color of the same name. */
export type Palette = {
  /** Backgrounds of pages (`paper`), of cards (`surface`) and of insets (`sunken`). */
  paper: string;
  surface: string;
  sunken: string;
  /**
   * Colors of decorative dividers (`line`) and control outlines (`edge`, with a contrast of at least 3:1).
   */
  line: string;
  lineStrong: string;
  edge: string;
  /** Text colors: primary (`ink`), secondary (`ink2`), tertiary (`ink3`). */
  ink: string;
  ink2: string;
  ink3: string;
  /** Dark card that shows a user's next step (`night`), and text on it. */
  night: string;
  onNight: string;
  onNight2: string;
  /**
   * The only accent color: `accent` for icons and indicators, `accentStrong` for text and fills, `onAccent`
   * for text on a fill.
   */
  accent: string;
  accentStrong: string;
  accentSoft: string;
  onAccent: string;
  /**
   * Color used only for money. `moneyMark` marks amounts that are contracted and unpaid; it is not used for
   * text.
   */
  money: string;
  moneySoft: string;
  moneyMark: string;
  info: string;
  infoSoft: string;
  /** Color used only for warnings. `warnMark` is for icons and indicators, not for text. */
  warn: string;
  warnSoft: string;
  warnMark: string;
  danger: string;
  dangerSoft: string;
  onDanger: string;
  /** Focus ring. */
  focus: string;
};

export type Scheme = 'light' | 'dark' | 'high';

const light: Palette = {
  paper: '#faf6ef',
  surface: '#ffffff',
  sunken: '#f2ebdf',
  line: '#e4dacb',
  lineStrong: '#cbbda8',
  edge: '#917f6a',
  ink: '#1a1511',
  ink2: '#574c42',
  ink3: '#6b5f53',
  night: '#1a1511',
  onNight: '#faf6ef',
  onNight2: '#cdbfae',
  accent: '#d63f1e',
  accentStrong: '#b53015',
  accentSoft: '#fde6dd',
  onAccent: '#ffffff',
  money: '#0e6b4f',
  moneySoft: '#dcefe6',
  moneyMark: '#7fb8a0',
  info: '#2c3f94',
  infoSoft: '#e3e7f7',
  warn: '#7d5100',
  warnSoft: '#fdeec7',
  warnMark: '#f4b92f',
  danger: '#a8201a',
  dangerSoft: '#fbe1df',
  onDanger: '#ffffff',
  focus: '#2c3f94',
};

const dark: Palette = {
  paper: '#15110e',
  surface: '#1e1915',
  sunken: '#2a231d',
  line: '#362d26',
  lineStrong: '#51453b',
  edge: '#8a7a6a',
  ink: '#f7f0e6',
  ink2: '#cdbfae',
  ink3: '#b0a08d',
  night: '#332a23',
  onNight: '#f7f0e6',
  onNight2: '#cdbfae',
  accent: '#ff7a55',
  accentStrong: '#ff9878',
  accentSoft: '#3b1d14',
  onAccent: '#1c0d07',
  money: '#6fd0a8',
  moneySoft: '#12301f',
  moneyMark: '#3f7d62',
  info: '#a9b6f5',
  infoSoft: '#1c2347',
  warn: '#f4c95c',
  warnSoft: '#3a2b08',
  warnMark: '#f4c95c',
  danger: '#ff9089',
  dangerSoft: '#401614',
  onDanger: '#2a0705',
  focus: '#a9b6f5',
};

/**
 * High contrast: black, white and a single yellow. All backgrounds are the same color, so every state is also
 * shown by a text or an outline.
 */
const high: Palette = {
  paper: '#000000',
  surface: '#000000',
  sunken: '#000000',
  line: '#ffffff',
  lineStrong: '#ffffff',
  edge: '#ffffff',
  ink: '#ffffff',
  ink2: '#ffffff',
  ink3: '#ffffff',
  night: '#000000',
  onNight: '#ffffff',
  onNight2: '#ffffff',
  accent: '#ffd84d',
  accentStrong: '#ffd84d',
  accentSoft: '#000000',
  onAccent: '#000000',
  money: '#8dffd0',
  moneySoft: '#000000',
  moneyMark: '#8dffd0',
  info: '#c9d2ff',
  infoSoft: '#000000',
  warn: '#ffd84d',
  warnSoft: '#000000',
  warnMark: '#ffd84d',
  danger: '#ffb3ad',
  dangerSoft: '#000000',
  onDanger: '#000000',
  focus: '#ffd84d',
};

export const tokens = {
  color: { light, dark, high } satisfies Record<Scheme, Palette>,
  /** Backgrounds of portraits, the same in every scheme because portraits are black and white. */
  disc: ['#f6c7b3', '#a9cdb9', '#f4c95c', '#b9c3ea', '#e9b7c4', '#d9cdb9', '#9fd0d6', '#cdb9e4'],
  font: {
    /** Weight of headings. Their font file contains only this weight (bin/fonts.ts). */
    displayWeight: 650,
    display: '"Bricolage Grotesque Variable", "Bricolage Fallback", ui-sans-serif, system-ui, sans-serif',
    text: '"Figtree Variable", "Figtree Fallback", ui-sans-serif, system-ui, sans-serif',
  },
  /** Font sizes in rem. The two largest grow with the window. */
  size: {
    xs: '0.8125rem',
    sm: '0.875rem',
    md: '1rem',
    lg: '1.1875rem',
    xl: '1.5rem',
    '2xl': '2rem',
    '3xl': 'clamp(2rem, 4.4vw, 3.5rem)',
    '4xl': 'clamp(2.6rem, 6.2vw, 5.25rem)',
  },
  /**
   * Distances in px; `--space-12` is 12 px. Style sheets must use no other distances (stylelint.config.mjs).
   */
  space: [2, 4, 6, 8, 10, 12, 16, 20, 24, 28, 32, 40, 48, 64, 72, 96, 128],
  /** Corner radius in px. */
  radius: { sm: 8, md: 14, lg: 22, full: 999 },
  /** Widths in px at which layouts change. Style sheets must use only these four. */
  breakpoint: { phone: 480, cards: 640, tablet: 768, desktop: 1024 },
  /** Maximum widths in px of dialogs, forms and pages (docs/spec/interface.md#measures). */
  width: { modal: 600, form: 500, page: 1240 },
  /**
   * Stacking order (docs/spec/interface.md#measures). Toasts are above dialogs. Lists and menus are above
   * dialogs and below toasts, because dialogs can contain them.
   */
  layer: { bar: 100, modal: 1050, popup: 1051, toast: 1052 },
  /** Shadow of floating elements, such as menus. Other elements have a border instead. */
  float: '0 1px 2px rgb(26 21 17 / 0.06), 0 12px 32px -12px rgb(26 21 17 / 0.22)',
  quick: '140ms cubic-bezier(0.2, 0.8, 0.2, 1)',
} as const;

type Pair = { text: keyof Palette; on: keyof Palette; least: number };

const grounds = ['paper', 'surface', 'sunken'] as const;
const onEveryGround = ['ink', 'ink2', 'ink3', 'accentStrong', 'money', 'info', 'warn', 'danger'] as const;

/**
 * Every pair of text and background in use, with the minimum WCAG 2.2 ratio: 4.5 for text (1.4.3), 3 for
 * outlines of controls, focus rings and meaningful marks (1.4.11).
 */
export const pairs: Pair[] = [
  ...onEveryGround.flatMap((text) => grounds.map((on) => ({ text, on, least: 4.5 }))),
  { text: 'onNight', on: 'night', least: 4.5 },
  { text: 'onNight2', on: 'night', least: 4.5 },
  { text: 'paper', on: 'ink', least: 4.5 },
  { text: 'paper', on: 'ink2', least: 4.5 },
  { text: 'onAccent', on: 'accentStrong', least: 4.5 },
  { text: 'onAccent', on: 'accent', least: 4.5 },
  { text: 'onDanger', on: 'danger', least: 4.5 },
  ...(['accentSoft', 'moneySoft', 'infoSoft', 'warnSoft', 'dangerSoft'] as const).flatMap((on) =>
    (['ink', 'ink2'] as const).map((text) => ({ text, on, least: 4.5 })),
  ),
  { text: 'accentStrong', on: 'accentSoft', least: 4.5 },
  { text: 'money', on: 'moneySoft', least: 4.5 },
  { text: 'info', on: 'infoSoft', least: 4.5 },
  { text: 'warn', on: 'warnSoft', least: 4.5 },
  { text: 'danger', on: 'dangerSoft', least: 4.5 },
  { text: 'edge', on: 'surface', least: 3 },
  { text: 'edge', on: 'paper', least: 3 },
  { text: 'accent', on: 'surface', least: 3 },
  { text: 'focus', on: 'paper', least: 3 },
  { text: 'focus', on: 'surface', least: 3 },
];

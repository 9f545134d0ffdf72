import { type Palette, type Scheme, tokens } from '@elenco/core/design';
import type { ThemeOptions } from '@mui/material/styles';

declare module '@mui/material/styles' {
  interface TypeBackground {
    sunken: string;
  }
}

const { font, size, radius, float } = tokens;
const heading = { fontFamily: font.display, fontWeight: 700, letterSpacing: '-0.02em' };

/** Colours of the product in the names that MUI asks for. */
function paletteOf(color: Palette, mode: 'light' | 'dark'): ThemeOptions['palette'] {
  const tone = (main: string, soft: string, contrastText: string) => ({
    main,
    dark: main,
    light: soft,
    contrastText,
  });
  return {
    mode,
    primary: tone(color.accentStrong, color.accentSoft, color.onAccent),
    secondary: tone(color.ink, color.sunken, color.paper),
    success: tone(color.money, color.moneySoft, color.surface),
    info: tone(color.info, color.infoSoft, color.surface),
    warning: tone(color.warn, color.warnSoft, color.surface),
    error: tone(color.danger, color.dangerSoft, color.onDanger),
    background: { default: color.paper, paper: color.surface, sunken: color.sunken },
    text: { primary: color.ink, secondary: color.ink2, disabled: color.ink3 },
    divider: color.line,
    action: { active: color.ink2, hover: color.sunken, selected: color.sunken, disabled: color.ink3 },
  };
}

function componentsOf(color: Palette): ThemeOptions['components'] {
  const outlined = { borderColor: color.edge };
  return {
    MuiCssBaseline: {
      styleOverrides: {
        body: { fontFeatureSettings: "'tnum'" },
        '*:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: 2 },
        '@media (prefers-reduced-motion: reduce)': {
          '*, *::before, *::after': {
            animationDuration: '0.01ms !important',
            transitionDuration: '0.01ms !important',
          },
        },
      },
    },
    // What opens stays where its field is: within the content, for those who find their way by its parts.
    MuiSelect: { defaultProps: { MenuProps: { disablePortal: true } } },
    MuiAutocomplete: { defaultProps: { slotProps: { popper: { disablePortal: true } } } },
    MuiButtonBase: { defaultProps: { disableRipple: true } },
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: {
        root: { borderRadius: radius.full, textTransform: 'none', fontWeight: 600, paddingInline: 18 },
      },
    },
    MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiCard: { styleOverrides: { root: { border: `1px solid ${color.line}`, borderRadius: radius.md } } },
    MuiDialog: { styleOverrides: { paper: { borderRadius: radius.lg, boxShadow: float, padding: 8 } } },
    // As far in as what stands above.
    MuiDialogActions: { styleOverrides: { root: { padding: '8px 24px 16px' } } },
    MuiDialogTitle: { styleOverrides: { root: { ...heading, fontSize: size.xl } } },
    MuiAlert: {
      styleOverrides: {
        root: {
          color: color.ink,
          variants: [
            { props: { severity: 'error' }, style: { backgroundColor: color.dangerSoft } },
            { props: { severity: 'warning' }, style: { backgroundColor: color.warnSoft } },
            { props: { severity: 'info' }, style: { backgroundColor: color.infoSoft } },
            { props: { severity: 'success' }, style: { backgroundColor: color.moneySoft } },
          ],
        },
      },
    },
    MuiMenu: { styleOverrides: { paper: { border: `1px solid ${color.line}`, boxShadow: float } } },
    MuiTableCell: {
      styleOverrides: {
        root: { borderColor: color.line, fontSize: size.sm, paddingBlock: 12 },
        head: { color: color.ink2, fontWeight: 600, whiteSpace: 'nowrap', fontSize: size.xs },
      },
    },
    MuiOutlinedInput: { styleOverrides: { notchedOutline: outlined, root: { borderRadius: radius.sm } } },
    MuiTooltip: {
      styleOverrides: { tooltip: { fontSize: size.xs, backgroundColor: color.ink, color: color.paper } },
    },
    MuiLink: {
      defaultProps: { underline: 'hover' },
      styleOverrides: { root: { color: color.ink, fontWeight: 600 } },
    },
    MuiSnackbarContent: { styleOverrides: { root: { borderRadius: radius.md } } },
  };
}

/** The MUI theme of one scheme, made from the same tokens as the portal's style sheet. */
export function themeOf(scheme: Scheme): ThemeOptions {
  const color = tokens.color[scheme];
  return {
    palette: paletteOf(color, scheme === 'light' ? 'light' : 'dark'),
    shape: { borderRadius: radius.sm },
    typography: {
      fontFamily: font.text,
      h1: { ...heading, fontSize: size['2xl'], lineHeight: 1.15 },
      h2: { ...heading, fontSize: size.lg, lineHeight: 1.3 },
      h3: { ...heading, fontSize: size.md, lineHeight: 1.4 },
      body1: { fontSize: size.md },
      body2: { fontSize: size.sm },
      caption: { fontSize: size.xs },
      button: { fontSize: size.sm },
    },
    components: componentsOf(color),
  };
}

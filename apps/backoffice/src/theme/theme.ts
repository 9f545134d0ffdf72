import { type Palette, type Scheme, tokens } from '@elenco/core/platform/design';
import type { ThemeOptions } from '@mui/material/styles';
import type { RaThemeOptions } from 'react-admin';
import { adminParts } from './adminParts';
import { type } from './type';

declare module '@mui/material/styles' {
  interface TypeBackground {
    sunken: string;
  }
}

const { font, size, radius, float } = tokens;
const heading = {
  fontFamily: font.display,
  fontWeight: 700,
  letterSpacing: '-0.02em',
  wordSpacing: '0.08em',
};

const sidebar = { width: 220, closedWidth: 56 };

/** Converts the platform's colors to an MUI palette. */
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
  const focused = { outline: `2px solid ${color.focus}`, outlineOffset: 2 };
  const link = {
    color: color.ink,
    fontWeight: 600,
    textDecorationColor: color.lineStrong,
    textUnderlineOffset: 3,
    '&:hover': { textDecorationColor: 'currentColor' },
  };
  return {
    MuiCssBaseline: {
      styleOverrides: {
        body: { fontFeatureSettings: "'tnum'" },
        '.textLink': link,
        '.textLink.other': { fontWeight: 400 },
        '*:focus-visible': focused,
        '@media (prefers-reduced-motion: reduce)': {
          '*, *::before, *::after': {
            animationDuration: '0.01ms !important',
            transitionDuration: '0.01ms !important',
          },
        },
      },
    },
    // Menus open beside their field in the DOM, inside the main landmark, for screen readers.
    MuiSelect: { defaultProps: { MenuProps: { disablePortal: true } } },
    MuiAutocomplete: { defaultProps: { slotProps: { popper: { disablePortal: true } } } },
    // react-admin's tables put the accessible name on the wrapper of a checkbox. Screen readers look for the
    // name on the input, so the name is moved to the input.
    MuiCheckbox: {
      defaultProps: {
        slotProps: {
          root: { 'aria-label': undefined },
          input: (own) => ({ 'aria-label': (own as { 'aria-label'?: string })['aria-label'] }),
        },
      },
    },
    // Restores the focus ring that MUI removes.
    MuiButtonBase: {
      defaultProps: { disableRipple: true },
      styleOverrides: { root: { '&:focus-visible': focused } },
    },
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: {
        root: {
          borderRadius: radius.sm,
          textTransform: 'none',
          fontWeight: 600,
          paddingInline: 12,
          minHeight: 32,
          whiteSpace: 'nowrap',
          fontSize: type.text,
          variants: [
            { props: { variant: 'text', color: 'primary' }, style: { color: color.ink } },
            // In a row with other small buttons, the button's text would overflow if the button shrank.
            { props: { size: 'small' }, style: { flexShrink: 0 } },
          ],
        },
      },
    },
    MuiTextField: { defaultProps: { size: 'small' } },
    MuiFormControl: { defaultProps: { size: 'small' } },
    MuiIconButton: {
      styleOverrides: { root: { variants: [{ props: { color: 'primary' }, style: { color: color.ink2 } }] } },
    },
    // Hides the spinner from screen readers, since react-admin gives it no name and a text states what is
    // loading.
    MuiCircularProgress: { defaultProps: { 'aria-hidden': true } },
    MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiCard: { styleOverrides: { root: { border: `1px solid ${color.line}`, borderRadius: radius.md } } },
    MuiDialog: {
      styleOverrides: {
        // The dialog itself gets the focus, so that Tab continues inside. Since it is not a control, it has
        // no focus ring.
        paper: { borderRadius: radius.lg, boxShadow: float, padding: 8, '&:focus-visible': { outline: 0 } },
      },
    },
    // Aligns the buttons of a dialog with the content above them.
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
    MuiTab: {
      styleOverrides: {
        root: {
          textTransform: 'none',
          minHeight: 40,
          '&.Mui-selected': { color: color.ink, fontWeight: 600 },
          // An outline outside the edge would be clipped.
          '&:focus-visible': { outlineOffset: -2 },
        },
      },
    },
    MuiTabs: { styleOverrides: { indicator: { backgroundColor: color.ink } } },
    MuiToggleButton: { styleOverrides: { root: { textTransform: 'none' } } },
    MuiTableCell: {
      styleOverrides: {
        root: { borderColor: color.line, fontSize: type.text, lineHeight: 1.4, paddingBlock: 8 },
        head: { color: color.ink3, fontWeight: 600, whiteSpace: 'nowrap', fontSize: type.small },
        sizeSmall: { height: 40, padding: '0 12px', '&.MuiTableCell-head': { height: 34 } },
        paddingCheckbox: { padding: '0 0 0 8px', width: 36 },
      },
    },
    MuiTablePagination: { styleOverrides: { select: { '&&:focus-visible': focused } } },
    MuiTableSortLabel: { styleOverrides: { root: { '&.Mui-active': { color: color.ink } } } },
    MuiOutlinedInput: {
      styleOverrides: {
        // Adjusts the gap in the border to the label, which is scaled down but wider than the text in the
        // gap.
        notchedOutline: { ...outlined, '& legend': { fontSize: '0.79em' } },
        root: {
          borderRadius: radius.sm,
          fontSize: type.text,
          '& input.MuiInputBase-inputSizeSmall:not(.MuiAutocomplete-input), & .MuiSelect-select.MuiInputBase-inputSizeSmall':
            { height: 34, minHeight: 34, boxSizing: 'border-box', paddingBlock: 7 },
          '&.MuiAutocomplete-inputRoot.MuiInputBase-sizeSmall': { paddingBlock: 4, minHeight: 34 },
        },
      },
    },
    MuiInputLabel: {
      styleOverrides: {
        root: { fontSize: type.text },
        sizeSmall: { '&:not(.MuiInputLabel-shrink)': { transform: 'translate(12px, 8px) scale(1)' } },
      },
    },
    MuiTooltip: {
      styleOverrides: { tooltip: { fontSize: size.xs, backgroundColor: color.ink, color: color.paper } },
    },
    MuiLink: { styleOverrides: { root: link } },
    // Dialogs are above notifications.
    MuiSnackbar: { styleOverrides: { root: { zIndex: 1250 } } },
    // Secondary text may contain buttons.
    MuiListItemText: { defaultProps: { slotProps: { secondary: { component: 'div' as never } } } },
    MuiSnackbarContent: { styleOverrides: { root: { borderRadius: radius.md } } },
  };
}

/** Returns the MUI theme of a color scheme, from the tokens that the portal's styles use. */
export function themeOf(scheme: Scheme): RaThemeOptions {
  const color = tokens.color[scheme];
  return {
    palette: paletteOf(color, scheme === 'light' ? 'light' : 'dark'),
    sidebar,
    shape: { borderRadius: radius.sm },
    typography: {
      fontFamily: font.text,
      h1: { ...heading, fontSize: 22, lineHeight: 1.2 },
      h2: { ...heading, fontSize: 15, lineHeight: 1.4 },
      h3: { ...heading, fontSize: 14, lineHeight: 1.4 },
      body1: { fontSize: 14 },
      body2: { fontSize: type.text, lineHeight: 1.4 },
      caption: { fontSize: type.small },
      button: { fontSize: type.text },
    },
    components: { ...componentsOf(color), ...adminParts(color) } as ThemeOptions['components'],
  };
}

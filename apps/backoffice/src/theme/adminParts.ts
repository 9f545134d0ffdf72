import { type Palette, tokens } from '@elenco/core/platform/design';
import { type } from './type';

const { float, radius } = tokens;

/** Returns style overrides for react-admin's components. */
export function adminParts(color: Palette) {
  const dark = { backgroundColor: color.night, color: color.onNight };
  return {
    RaLayout: {
      styleOverrides: {
        root: {
          minWidth: 0,
          '& .RaLayout-appFrame': { marginTop: 48 },
          '& .RaLayout-contentWithSidebar': { minWidth: 0 },
          '& .RaLayout-content': { minWidth: 0, padding: '20px 24px 48px' },
          '@media (max-width: 899px)': { '& .RaLayout-content': { padding: '16px 16px 64px' } },
        },
      },
    },
    RaAppBar: {
      defaultProps: { color: 'inherit' },
      styleOverrides: {
        root: {
          backgroundColor: color.paper,
          color: color.ink,
          borderBottom: `1px solid ${color.line}`,
          boxShadow: 'none',
          backgroundImage: 'none',
          '& .RaAppBar-toolbar': { minHeight: 47, gap: 4 },
        },
      },
    },
    RaSidebar: {
      styleOverrides: {
        root: {
          borderRight: `1px solid ${color.line}`,
          height: 'auto',
          '& .RaSidebar-fixed': { height: 'calc(100vh - 48px)' },
          '& .MuiPaper-root': { border: 0 },
        },
      },
    },
    RaMenu: {
      styleOverrides: {
        root: {
          padding: '4px 8px',
          '& a': {
            display: 'flex',
            alignItems: 'center',
            gap: 8,
            minHeight: 30,
            padding: '0 8px',
            borderRadius: radius.sm,
            fontSize: type.text,
            lineHeight: 1.4,
            textDecoration: 'none',
            whiteSpace: 'nowrap',
            color: color.ink2,
            '&:hover, &[aria-current=page]': { backgroundColor: color.sunken },
            '&[aria-current=page]': { color: color.ink, fontWeight: 600 },
          },
          '& .name': { flex: '1 1 auto', minWidth: 0, overflow: 'hidden' },
          // Long names of entries wrap to a second line. The narrow menu shows only icons.
          '&.RaMenu-open .name': { whiteSpace: 'normal', lineHeight: 1.25, padding: '3px 0' },
          '& .count': { color: color.ink3, fontVariantNumeric: 'tabular-nums' },
          '& .entry': { position: 'relative' },
          // The pin appears to the right of the count, so that it does not cover the count.
          '& .entry:has(.pin) .count': { marginRight: 20 },
          '& .pin': {
            position: 'absolute',
            right: 0,
            top: 3,
            width: 24,
            height: 24,
            padding: 0,
            border: 0,
            borderRadius: radius.sm,
            color: color.ink3,
            backgroundColor: color.sunken,
            cursor: 'pointer',
            opacity: 0,
          },
          '& .entry:hover .pin, & .pin:focus-visible': { opacity: 1 },
        },
      },
    },
    RaList: { styleOverrides: { root: { '& .RaList-main, & .RaList-content': { minWidth: 0 } } } },
    RaFilterForm: {
      styleOverrides: {
        root: {
          '&&': { flex: '0 1 auto', minHeight: 0, padding: 0, alignItems: 'center', gap: 8 },
          // On phones, the search fills the row up to the buttons.
          '@media (max-width: 599px)': {
            '&&': { flex: '1 1 auto' },
            '& [data-source=q]': { flex: '1 1 auto' },
            '& [data-source=q] .MuiFormControl-root': { width: '100%' },
          },
          '& .RaFilterForm-clearFix, & .RaFilterFormInput-spacer': { display: 'none' },
          '&& .RaFilterForm-filterFormInput .MuiFormControl-root': { margin: 0, minWidth: 132 },
          '&& .RaFilterFormInput-hideButton': { marginBottom: 0, alignSelf: 'center' },
          '& .MuiInputBase-root': { backgroundColor: color.surface },
        },
      },
    },
    RaDataTable: {
      styleOverrides: {
        root: {
          '& .RaDataTable-tableWrapper': {
            overflowX: 'auto',
            backgroundColor: color.surface,
            border: `1px solid ${color.line}`,
            borderRadius: radius.sm,
          },
          '& .RaDataTable-headerCell': { backgroundColor: color.surface },
          '& tbody': { fontSize: type.text, lineHeight: 1.4 },
          '& tbody tr:hover': { backgroundColor: color.sunken },
          '& tbody tr.needsCare': { backgroundColor: color.warnSoft },
          '& td': {
            height: 40,
            padding: '4px 12px',
            borderBottom: `1px solid ${color.line}`,
            whiteSpace: 'nowrap',
            maxWidth: 320,
            overflow: 'hidden',
            textOverflow: 'ellipsis',
          },
          // Buttons are never truncated.
          '& td:has(.MuiButton-root)': { maxWidth: 'none' },
          // A column is at least as wide as its longest word.
          '& td span': { overflowWrap: 'break-word !important' },
          '& td.right': { textAlign: 'right' },
          '& td.mark': { padding: 0, width: 50 },
          '& th .MuiCheckbox-root svg': { fontSize: 20 },
          '& .mark label': { display: 'grid', placeItems: 'center', width: 36, height: 39, marginLeft: 11 },
          '& .mark input': { width: 16, height: 16, margin: 0, accentColor: color.accentStrong },
          '& tbody tr:last-of-type td': { borderBottomWidth: 0 },
        },
      },
    },
    RaBulkActionsToolbar: {
      styleOverrides: {
        root: {
          '& .RaBulkActionsToolbar-toolbar': {
            ...dark,
            position: 'fixed',
            left: '50%',
            right: 'auto',
            bottom: 16,
            transform: 'translateX(-50%)',
            gap: 16,
            borderRadius: radius.md,
            boxShadow: float,
            zIndex: 1200,
          },
          '& .RaBulkActionsToolbar-toolbar .MuiButton-root, & .MuiTypography-root, & .MuiIconButton-root': {
            color: color.onNight,
          },
          '& .RaBulkActionsToolbar-topToolbar': { padding: 0, backgroundColor: 'transparent' },
          '& .RaBulkActionsToolbar-collapsed': { display: 'none' },
        },
      },
    },
    RaConfirm: {
      styleOverrides: {
        root: {
          '& .MuiButton-startIcon': { display: 'none' },
          '& .ra-confirm, & .ra-confirm:hover': {
            backgroundColor: color.accentStrong,
            color: color.onAccent,
          },
        },
      },
    },
    RaSimpleList: {
      styleOverrides: {
        root: {
          padding: 0,
          backgroundColor: color.surface,
          border: `1px solid ${color.line}`,
          borderRadius: radius.sm,
          '& .RaSimpleList-tertiary': { opacity: 1, marginLeft: 12 },
          // The whole row is a link to its record. Other controls of the row are above this link.
          '& li': { position: 'relative' },
          '& .toRecord': {
            textDecoration: 'none',
            '&::after': { content: '""', position: 'absolute', inset: 0 },
          },
          '& .MuiListItemText-secondary :is(a, button)': { position: 'relative', zIndex: 1 },
          '& li + li': { borderTop: `1px solid ${color.line}` },
          '& .MuiListItemText-primary': { fontWeight: 600, fontSize: type.text + 1 },
        },
      },
    },
    RaLocalesMenuButton: {
      styleOverrides: {
        root: {
          '@media (max-width: 599px)': {
            '& .MuiButton-root': { fontSize: 0, minWidth: 0, paddingInline: 8 },
            '& .MuiButton-startIcon': { margin: 0 },
            '& .MuiButton-endIcon': { display: 'none' },
          },
        },
      },
    },
  };
}

import Download from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { fetchRelatedRecords, useDataProvider, useListContext, useNotify } from 'ra-core';
import { useId, useState } from 'react';
import { owedColumn } from '../charges/owedColumn';
import { loadFollowed, useQueueOf } from '../follow-ups/followed';
import type { ResourceName } from '../resources';
import { exportRows, MAX_EXPORTED } from './exporter';
import type { FileFormat } from './saveTable';
import { useWords } from './words';

interface MenuProps {
  readonly disabled: boolean;
  /** Description of the file's contents. */
  readonly hint: string;
  readonly save: (format: FileFormat) => Promise<void>;
}

/** Button with a menu of export formats. Shows an error message if the export fails. */
export function FormatMenu({ disabled, hint, save }: MenuProps) {
  const words = useWords();
  const notify = useNotify();
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const [pending, setPending] = useState(false);
  const choose = async (format: FileFormat) => {
    setAnchor(undefined);
    setPending(true);
    try {
      await save(format);
    } catch (error) {
      notify(error instanceof Error ? error.message : 'ra.notification.http_error', { type: 'error' });
    } finally {
      setPending(false);
    }
  };
  return (
    <>
      <Button
        id={id}
        size="small"
        startIcon={<Download />}
        disabled={disabled || pending}
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {words.t(pending ? 'kit.exporting' : 'kit.export')}
      </Button>
      <Menu
        open={anchor !== undefined}
        anchorEl={anchor ?? null}
        onClose={() => setAnchor(undefined)}
        slotProps={{ list: { 'aria-labelledby': id } }}
      >
        <ListSubheader
          role="presentation"
          disableSticky
          sx={{ maxWidth: 280, lineHeight: 1.4, py: 1, whiteSpace: 'normal', bgcolor: 'transparent' }}
        >
          {hint}
        </ListSubheader>
        <MenuItem onClick={() => choose('xlsx')}>{words.t('kit.asXlsx')}</MenuItem>
        <MenuItem onClick={() => choose('csv')}>{words.t('kit.asCsv')}</MenuItem>
      </Menu>
    </>
  );
}

/**
 * Button that exports the surrounding list: all rows that match the list's filters, or only the selected
 * rows.
 */
export function ExportMenu({ marked = false }: { readonly marked?: boolean }) {
  const words = useWords();
  const notify = useNotify();
  const data = useDataProvider();
  const { filter, filterValues, resource, selectedIds, sort, total } = useListContext();
  const queue = useQueueOf(resource);
  const read = () =>
    marked
      ? data.getMany(resource, { ids: selectedIds })
      : data.getList(resource, {
          sort,
          filter: { ...filterValues, ...filter },
          pagination: { page: 1, perPage: MAX_EXPORTED },
        });
  const onTruncated = () =>
    notify(words.t('kit.exportCut', { most: words.number(MAX_EXPORTED) }), { type: 'warning' });
  return (
    <FormatMenu
      disabled={marked ? selectedIds.length === 0 : !total}
      hint={words.t(marked ? 'kit.exportMarked' : 'kit.exportFiltered', { most: words.number(MAX_EXPORTED) })}
      save={async (format) => {
        const { data: rows } = await read();
        const fetch = fetchRelatedRecords(data);
        const added = resource === 'charges' ? [await owedColumn(rows, data, words)] : [];
        const followed = queue && (await loadFollowed(data, queue, rows));
        await exportRows(format, resource as ResourceName, rows, {
          words,
          fetch,
          added,
          followed,
          onTruncated,
        });
      }}
    />
  );
}

interface RowsProps {
  readonly resource: ResourceName;
  readonly rows: readonly Readonly<Record<string, unknown>>[];
}

/** Button that exports rows which a screen shows without react-admin's list. */
export function RowsExport({ resource, rows }: RowsProps) {
  const words = useWords();
  const data = useDataProvider();
  return (
    <FormatMenu
      disabled={rows.length === 0}
      hint={words.t('kit.exportShown')}
      save={(format) =>
        exportRows(format, resource, rows, {
          words,
          fetch: fetchRelatedRecords(data),
          onTruncated: () => undefined,
        })
      }
    />
  );
}

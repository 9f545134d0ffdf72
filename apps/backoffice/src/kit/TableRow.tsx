import {
  useDataTableCallbacksContext,
  useDataTableConfigContext,
  useDataTableRenderContext,
  useDataTableSelectedIdsContext,
  useRecordContext,
  useTranslate,
} from 'ra-core';
import { createContext, memo, type ReactNode, useContext } from 'react';
import { DataTable, type DataTableColumnProps } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { RecordOf, ResourceName } from '../resources';

interface Shown {
  /** Where a press on a row leads; nowhere where there is no such place. */
  readonly addressOf?: ((row: never) => string) | undefined;
  readonly needsCare?: ((row: never) => boolean) | undefined;
}

/** What the rows of a table are. */
export const ShownRows = createContext<Shown | undefined>(undefined);

/** The columns that the person does not want to see. */
export const HiddenColumns = createContext<readonly string[]>([]);

/**
 * A row and its cells in plain HTML, styled by the table around them (`theme/adminParts.ts`): react-admin's are twelve
 * components a cell, which was half of the work before a list's first row (decision 079). A press on the row leads where
 * its link does; what is pressed inside it does its own work, and so does a window that was opened from it.
 */
export const TableRow = memo(function TableRow({ children }: { readonly children: ReactNode }) {
  const record = useRecordContext<RecordOf<ResourceName>>();
  const shown = useContext(ShownRows);
  const { hasBulkActions } = useDataTableConfigContext();
  const navigate = useNavigate();
  if (!record || !shown) return null;
  const { addressOf, needsCare } = shown;
  const open = addressOf && (() => navigate(addressOf(record as never)));
  return (
    <tr
      className={needsCare?.(record as never) ? 'needsCare' : undefined}
      style={open && { cursor: 'pointer' }}
      onClick={({ target, currentTarget }) => {
        const pressed = target as Element;
        if (currentTarget.contains(pressed) && !pressed.closest('a, button, input, label')) open?.();
      }}
    >
      {hasBulkActions ? <MarkCell id={record.id} /> : null}
      {children}
    </tr>
  );
});

/** Marks the row; with shift all between it and the one that was marked before. */
function MarkCell({ id }: { readonly id: number }) {
  const translate = useTranslate();
  const { handleToggleItem } = useDataTableCallbacksContext();
  const marked = useDataTableSelectedIdsContext()?.includes(id) ?? false;
  return (
    <td className="mark">
      <label>
        <input
          type="checkbox"
          aria-label={translate('ra.action.select_row')}
          checked={marked}
          onChange={(event) => handleToggleItem?.(id, event)}
        />
      </label>
    </td>
  );
}

/** A column: react-admin's in the head and among those to choose from, a plain cell in a row. */
export function TableColumn(props: DataTableColumnProps) {
  const place = useDataTableRenderContext();
  const record = useRecordContext();
  const hidden = useContext(HiddenColumns);
  const { source, align, render } = props;
  if (place !== 'data') return <DataTable.Col {...props} />;
  if (!record || hidden.includes(String(source))) return null;
  return <td className={`column-${source} ${align}`}>{render?.(record)}</td>;
}

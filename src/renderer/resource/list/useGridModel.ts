import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { type Row, scopeOfRow } from '../../data/entityCalls.ts';
import type { ListFilter, ListState } from '../../data/listState.ts';
import { recordPath } from '../../paths.ts';
import { useUser } from '../../stores/session.ts';
import { useToday } from '../../ui/useMinute.ts';
import { mayChange, mayRemove, type Resource } from '../define/resource.ts';
import { useResource } from '../define/resourceContext.tsx';
import { isActionShown } from '../define/useAction.ts';
import type { Field, TextContext } from '../fields/fieldType.ts';
import { useTextContext, type WantedIds, wantedIds } from '../fields/reference/useReferenceNames.ts';
import type { ColumnSettings } from '../table/columnSettings.ts';
import { gridColumns } from '../table/gridColumn.ts';
import { fittingPins, type GridModel, isNarrowList, mustFold, type RowButton } from '../table/gridModel.ts';

/** Visible reference fields whose names are not embedded in the rows. */
const lookedUp = ({ fields }: Resource, shown: readonly string[]): string[] =>
  shown.filter((name) => {
    const field = fields[name];
    return field?.source !== undefined && field.nameField === undefined;
  });

/** Fields that need name lookups: visible ones and those of active filters. */
const useNamedFields = (
  resource: Resource,
  shown: readonly string[],
  filters: ListState['filters'],
): Field[] => {
  const { fields } = resource;
  const key = [...lookedUp(resource, shown), ...Object.keys(filters)].join();
  return useMemo(() => key.split(',').flatMap((name) => fields[name] ?? []), [fields, key]);
};

const filterIds = (filter: ListFilter): unknown => {
  if (filter.match === 'in') return filter.values;
  return filter.match === 'exact' ? filter.value : null;
};

/** Ids that need name lookups, from cells and filters. */
const wantedInList = (
  resource: Resource,
  shown: readonly string[],
  rows: readonly Row[],
  filters: ListState['filters'],
): WantedIds => {
  const { fields } = resource;
  const inCells = lookedUp(resource, shown).flatMap((name) => {
    const field = fields[name];
    return field ? rows.map((row) => [field, row[name]] as const) : [];
  });
  return wantedIds([
    ...Object.entries(filters).map(([name, filter]) => [fields[name], filterIds(filter)] as const),
    ...inCells,
  ]);
};

export const useListText = (
  shown: readonly string[],
  rows: readonly Row[],
  filters: ListState['filters'],
): TextContext => {
  const { resource, scope } = useResource();
  const named = useNamedFields(resource, shown, filters);
  const wanted = useMemo(
    () => wantedInList(resource, shown, rows, filters),
    [resource, shown, rows, filters],
  );
  return useTextContext(named, scope, wanted);
};

const always = (): boolean => true;

/** Grid model, stable until columns, language or permissions change. */
export const useGridModel = (settings: ColumnSettings, text: TextContext, width: number): GridModel => {
  const { i18n, t } = useLingui();
  const user = useUser();
  const { resource, scope, can } = useResource();

  const today = useToday();
  const wanted = useMemo(
    () => gridColumns({ resource, settings, text, today, isEditable: mayChange(can) }),
    [resource, settings, text, today, can],
  );
  const columns = useMemo(() => fittingPins(wanted, width), [wanted, width]);

  const buttons = useMemo((): RowButton[] => {
    const { actions } = resource;
    const button = (name: string, label: string, isShown: (row: Row) => boolean = always): RowButton => ({
      name,
      label,
      icon: name,
      isDestructive: name === 'remove',
      isWorded: false,
      isShown,
    });
    return [
      ...(can.quickEdit ? [button('edit', t`Quick edit`)] : []),
      ...(can.quickView ? [button('view', t`Quick view`)] : []),
      ...(can.page === 'none' ? [] : [button('open', t`Open`)]),
      ...actions.map((action) => ({
        ...button(action.name, i18n._(action.label), (row) =>
          isActionShown(action, row, scopeOfRow(scope, row), user),
        ),
        isWorded: 'isWorded' in action,
        pathOf: 'pathOf' in action ? (row: Row) => action.pathOf(row, scopeOfRow(scope, row)) : undefined,
      })),
      ...(can.remove ? [button('remove', t`Delete`, (row) => mayRemove(can, row))] : []),
    ];
  }, [resource, scope, user, i18n, t, can]);

  const isFolded = mustFold(columns, buttons, width);
  const isNarrow = isNarrowList(width);

  return useMemo(
    () => ({
      columns,
      buttons,
      isFolded,
      isNarrow,
      canSelect: true,
      entity: resource.entity,
      scope,
      nameOf: resource.nameOf,
      toneOf: (row: Row) => {
        const tone = resource.tone(row);
        return tone && { tone: tone.tone, label: i18n._(tone.label) };
      },
      marks: resource.marks.map(({ name, label, isOn }) => ({
        icon: `mark-${name}`,
        label: i18n._(label),
        isOn,
      })),
      pathOf:
        can.page === 'none'
          ? null
          : (row: Row) => recordPath(resource.entity, scopeOfRow(scope, row), row.id),
      selectLabel: (name: string) => t`Select ${name}`,
      copyLabel: t`Copy`,
      leftLabel: t`No longer on this page`,
      unreadableLabel: t`unreadable`,
      undrawnLabel: t`This row could not be shown`,
    }),
    [columns, buttons, isFolded, isNarrow, resource, scope, i18n, t, can],
  );
};

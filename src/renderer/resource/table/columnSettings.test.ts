import { describe, expect, it } from 'vitest';
import {
  defaultColumnSettings,
  fittingColumns,
  formatColumnSettings,
  keepChosen,
  moveColumn,
  moveColumnNextTo,
  parseColumnSettings,
  resizeColumn,
  togglePinned,
  toggleShown,
  visibleColumns,
  withColumns,
  withoutColumns,
} from './columnSettings.ts';

const defaults = defaultColumnSettings(
  ['id', 'name', 'email', 'iban', 'createdAt'],
  ['id', 'name', 'createdAt'],
  [],
);

describe('saved column settings', () => {
  it('survive saving and reading', () => {
    const changed = resizeColumn(togglePinned(moveColumn(defaults, 'iban', 0), 'name'), 'name', 240);
    expect(parseColumnSettings(formatColumnSettings(changed), defaults)).toEqual(changed);
  });

  it.each([null, '', '{', '[]', 'null', '7', '{"version":"2"}', '{"version":99,"shown":["iban"]}'])(
    'fall back to the defaults if unreadable: %s',
    (text) => expect(parseColumnSettings(text, defaults)).toEqual(defaults),
  );

  it('keep columns, order and widths that an update no longer shows by default', () => {
    const saved = {
      version: 3,
      order: ['name', 'id', 'email', 'iban', 'createdAt'],
      shown: ['id', 'name', 'email', 'iban', 'createdAt'],
      chosen: ['email'],
      pinned: ['name'],
      widths: { name: 300, iban: 244 },
      density: 'compact',
    };
    const fewer = defaultColumnSettings(['id', 'name', 'email', 'iban', 'createdAt'], ['id', 'name'], ['id']);
    const settings = parseColumnSettings(JSON.stringify(saved), fewer);
    expect(visibleColumns(settings)).toEqual(['name', 'id', 'email', 'iban', 'createdAt']);
    expect(settings).toMatchObject({ chosen: ['email'], pinned: ['name'], widths: saved.widths });
    expect(settings.density).toBe('compact');
  });

  it('drop removed columns and add new ones', () => {
    const saved = {
      version: 3,
      order: ['createdAt', 'gone', 'id'],
      shown: ['createdAt', 'gone'],
      pinned: ['gone'],
    };
    const settings = parseColumnSettings(JSON.stringify(saved), defaults);
    expect(settings.order).toEqual(['createdAt', 'email', 'iban', 'id', 'name']);
    expect(visibleColumns(settings)).toEqual(['createdAt', 'name']);
    expect(settings.pinned).toEqual([]);
  });

  it('limit widths to a sensible range', () => {
    const saved = {
      version: 3,
      order: [],
      shown: ['id'],
      widths: { id: 1, name: 1e9, email: 'x', iban: null },
    };
    expect(parseColumnSettings(JSON.stringify(saved), defaults).widths).toEqual({ id: 56, name: 800 });
  });
});

describe('column selection', () => {
  it('puts pinned columns first', () => {
    expect(visibleColumns(togglePinned(defaults, 'createdAt'))).toEqual(['createdAt', 'id', 'name']);
  });

  it('never hides the last column', () => {
    const one = toggleShown(toggleShown(defaults, 'id'), 'createdAt');
    expect(visibleColumns(toggleShown(one, 'name'))).toEqual(['name']);
  });
});

describe('a column moved next to another', () => {
  const visible = (name: string, target: string, side: 'before' | 'after', from = defaults): string[] =>
    visibleColumns(moveColumnNextTo(from, name, target, side));

  it('comes before or after it', () => {
    expect(visible('createdAt', 'name', 'before')).toEqual(['id', 'createdAt', 'name']);
    expect(visible('id', 'name', 'after')).toEqual(['name', 'id', 'createdAt']);
    expect(visible('id', 'createdAt', 'after')).toEqual(['name', 'createdAt', 'id']);
  });

  it('is pinned if the other one is', () => {
    const pinned = togglePinned(defaults, 'name');
    expect(visible('createdAt', 'name', 'before', pinned)).toEqual(['createdAt', 'name', 'id']);
    expect(visible('name', 'createdAt', 'after', pinned)).toEqual(['id', 'createdAt', 'name']);
  });
});

describe('columns with a minimum list width', () => {
  const fromWidth = (name: string): number => (name === 'name' ? 992 : 0);
  const narrow = fittingColumns(defaults, fromWidth, 800);

  it('appear in wide lists only', () => {
    expect(visibleColumns(fittingColumns(defaults, fromWidth, 992))).toEqual(['id', 'name', 'createdAt']);
    expect(visibleColumns(narrow)).toEqual(['id', 'createdAt']);
  });

  it('always appear once the user chose them, until they are switched off', () => {
    const chosen = keepChosen(defaults, narrow, toggleShown(narrow, 'name'));
    expect(visibleColumns(fittingColumns(chosen, fromWidth, 800))).toContain('name');
    const again = parseColumnSettings(formatColumnSettings(chosen), defaults);
    expect(visibleColumns(fittingColumns(again, fromWidth, 800))).toContain('name');
    const off = keepChosen(chosen, chosen, toggleShown(chosen, 'name'));
    expect(visibleColumns(fittingColumns(off, fromWidth, 2000))).not.toContain('name');
  });

  it('are kept when another column is changed in a narrow list', () => {
    const changed = keepChosen(defaults, narrow, toggleShown(narrow, 'email'));
    expect(visibleColumns(fittingColumns(changed, fromWidth, 800))).toEqual(['id', 'createdAt', 'email']);
    expect(visibleColumns(fittingColumns(changed, fromWidth, 992))).toContain('name');
  });
});

describe('columns of a filter', () => {
  const pinned = { ...defaults, pinned: ['id'] };

  it('are shown after the pinned ones, and are not persisted', () => {
    const lent = withColumns(pinned, ['iban', 'unknown', 'name']);
    expect(visibleColumns(lent)).toEqual(['id', 'iban', 'name', 'createdAt']);
    expect(visibleColumns(withoutColumns(lent, ['iban']))).toEqual(visibleColumns(pinned));
    expect(withoutColumns(lent, ['iban']).order.toSorted()).toEqual(pinned.order.toSorted());
  });

  it('change nothing if they are shown anyway', () => {
    expect(withColumns(pinned, ['name'])).toBe(pinned);
    expect(withoutColumns(pinned, [])).toBe(pinned);
  });
});

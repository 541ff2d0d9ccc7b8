import type { TreeNode } from '#shared/api/catalogue.ts';
import { execute, insertRow, statement, transaction } from '../db/statement.ts';
import { invalidFields } from '../http/apiError.ts';
import type { Call, Handlers } from '../http/call.ts';
import { isJsonObject, json } from '../http/json.ts';

interface Entry {
  key: string;
  title: string;
  /** Home category of a top filter; null for home categories. */
  parent: string | null;
  checked: number | null;
}

/** Entries without a position in this city come last, by name. */
const entriesSql = `
  SELECT x.key, x.title, x.parent, s.checked
  FROM (
    SELECT id AS key, name AS title, NULL AS parent FROM home_categories WHERE country = ?1
    UNION ALL
    SELECT id, name, countryHomeCategoryId FROM top_filters WHERE country = ?1
  ) x LEFT JOIN city_category_tree s ON s.cityId = ?2 AND s.key = x.key
  ORDER BY s.position IS NULL, s.position, x.title`;

const readEntries = ({ db, scope }: Call): Entry[] =>
  statement(db, entriesSql).all(scope.country, scope.cityId) as unknown as Entry[];

const childrenOf = (entries: readonly Entry[], parent: string): TreeNode[] =>
  entries.filter((entry) => entry.parent === parent).map(({ key, title }) => ({ key, title, children: [] }));

const toTree = (entries: readonly Entry[]): { treeData: TreeNode[]; checked: string[] } => ({
  treeData: entries
    .filter(({ parent }) => parent === null)
    .map(({ key, title }) => ({ key, title, children: childrenOf(entries, key) })),
  checked: entries.filter(({ checked }) => checked === 1).map(({ key }) => key),
});

const invalid = (field: string, message: string) => invalidFields({ [field]: message });

/** Keys in the order sent. Rejects keys below a wrong parent. */
const parseOrder = (value: unknown, parent: string | null, known: Map<string, Entry>): string[] => {
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value)) throw invalid('treeData', 'must be a list');
  return value.flatMap((node) => {
    const key = isJsonObject(node) ? node.key : undefined;
    const entry = typeof key === 'string' ? known.get(key) : undefined;
    if (!entry) throw invalid('treeData', 'holds an unknown key');
    if (entry.parent !== parent) throw invalid('treeData', `${entry.key} belongs to another level`);
    const children = isJsonObject(node) ? node.children : undefined;
    if (parent !== null && Array.isArray(children) && children.length > 0) {
      throw invalid('treeData', 'has two levels only');
    }
    return [entry.key, ...(parent === null ? parseOrder(children, entry.key, known) : [])];
  });
};

const parseChecked = (value: unknown, known: Map<string, Entry>): Set<string> => {
  if (!Array.isArray(value)) throw invalid('checked', 'must be a list');
  const unknown = value.find((key) => typeof key !== 'string' || !known.has(key));
  if (unknown !== undefined) throw invalid('checked', 'holds an unknown key');
  return new Set(value);
};

const store = (call: Call, order: readonly string[], checked: ReadonlySet<string>): void =>
  transaction(call.db, () => {
    execute(call.db, 'DELETE FROM city_category_tree WHERE cityId = ?', call.scope.cityId);
    for (const [position, key] of order.entries()) {
      insertRow(call.db, 'city_category_tree', {
        cityId: call.scope.cityId,
        key,
        position,
        checked: checked.has(key) ? 1 : 0,
      });
    }
  });

const update: Handlers['categoryTrees.update'] = async (call) => {
  const body = await call.body();
  const entries = readEntries(call);
  const known = new Map(entries.map((entry) => [entry.key, entry]));
  const sent = parseOrder(body.treeData, null, known);
  if (new Set(sent).size !== sent.length) throw invalid('treeData', 'holds a key twice');
  const checked = parseChecked(body.checked, known);
  const missing = entries.map(({ key }) => key).filter((key) => !sent.includes(key));
  store(call, [...sent, ...missing], checked);
  return json(toTree(readEntries(call)));
};

/** Categories and filters that the city has switched on. */
const categoriesForEstablishment: Handlers['establishments.categories'] = (call) => {
  const entries = readEntries(call).filter(({ checked }) => checked === 1);
  return json(
    entries
      .filter(({ parent }) => parent === null)
      .map(({ key, title }) => ({
        id: key,
        name: title,
        filters: childrenOf(entries, key).map((filter) => ({
          countryTopFilterId: filter.key,
          name: filter.title,
        })),
      })),
  );
};

export const categoryTreeHandlers = {
  'categoryTrees.read': (call: Call) => json(toTree(readEntries(call))),
  'categoryTrees.update': update,
  'establishments.categories': categoriesForEstablishment,
};

import type { HelpNode } from '#shared/api/staff.ts';
import { createId } from '../db/createId.ts';
import { execute, statement } from '../db/statement.ts';
import { invalidFields } from '../http/apiError.ts';
import type { Call, Handlers } from '../http/call.ts';
import { isJsonObject, json } from '../http/json.ts';

type Audience = 'customer' | 'courier';
const maxDepth = 12;
const maxNodes = 5000;

const invalid = (path: string, message: string) => invalidFields({ [path]: message });

interface Walk {
  nodes: number;
  ids: Set<string>;
}

const parseText = (value: unknown, path: string, max: number): string => {
  if (typeof value !== 'string') throw invalid(path, 'must be text');
  if (value.length > max) throw invalid(path, `must have at most ${max} characters`);
  return value;
};

const parseNodeId = (value: unknown, path: string, walk: Walk): string => {
  const id = value === undefined || value === null || value === '' ? createId() : parseText(value, path, 64);
  if (walk.ids.has(id)) throw invalid(path, 'is used twice');
  walk.ids.add(id);
  return id;
};

const parseNode = (value: unknown, path: string, depth: number, walk: Walk): HelpNode => {
  if (!isJsonObject(value)) throw invalid(path, 'must be an entry with a title');
  walk.nodes += 1;
  if (walk.nodes > maxNodes) throw invalid('info', `must have at most ${maxNodes} entries`);
  const id = parseNodeId(value.id, `${path}.id`, walk);
  const title = parseText(value.title, `${path}.title`, 500);
  const { text, children } = value;
  return {
    id,
    title,
    ...(text === undefined || text === null ? {} : { text: parseText(text, `${path}.text`, 20_000) }),
    ...(children === undefined || children === null
      ? {}
      : { children: parseNodes(children, `${path}.children`, depth + 1, walk) }),
  };
};

const parseNodes = (value: unknown, path: string, depth: number, walk: Walk): HelpNode[] => {
  if (!Array.isArray(value)) throw invalid(path, 'must be a list');
  if (depth > maxDepth) throw invalid(path, `must not be deeper than ${maxDepth} levels`);
  return value.map((node, index) => parseNode(node, `${path}[${index}]`, depth, walk));
};

const read = ({ db, scope }: Call, audience: Audience): Response => {
  const row = statement(db, 'SELECT info FROM help_content WHERE country = ? AND audience = ?').get(
    scope.country,
    audience,
  );
  return json({ info: JSON.parse(String(row?.info ?? '[]')) });
};

const update = async (call: Call, audience: Audience): Promise<Response> => {
  const { info } = await call.body();
  const nodes = parseNodes(info, 'info', 1, { nodes: 0, ids: new Set() });
  execute(
    call.db,
    'INSERT OR REPLACE INTO help_content (country, audience, info, updatedAt) VALUES (?, ?, ?, ?)',
    call.scope.country,
    audience,
    JSON.stringify(nodes),
    call.now().toISOString(),
  );
  return json({ info: nodes });
};

type HelpOperation = `helpContent.${'read' | 'update'}${'Customer' | 'Courier'}`;
export const helpCenterHandlers: Handlers<HelpOperation> = {
  'helpContent.readCustomer': (call) => read(call, 'customer'),
  'helpContent.updateCustomer': (call) => update(call, 'customer'),
  'helpContent.readCourier': (call) => read(call, 'courier'),
  'helpContent.updateCourier': (call) => update(call, 'courier'),
};

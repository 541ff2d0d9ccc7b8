import { type NodePath, types as t, transformSync, type Visitor } from '@babel/core';

/** A small change of the sources that a test should detect. */
export interface Mutant {
  /** Number that identifies the mutant in the changed source. */
  number: number;
  file: string;
  line: number;
  before: string;
  after: string;
}

const comparisons: Record<string, t.BinaryExpression['operator'][]> = {
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
};
const sums: Record<string, t.BinaryExpression['operator'][]> = {
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
};
const logic: Record<string, t.LogicalExpression['operator']> = { '&&': '||', '||': '&&', '??': '&&' };

const isText = (node: t.Node): boolean => t.isStringLiteral(node) || t.isTemplateLiteral(node);

const otherOperators = ({ operator, left, right }: t.BinaryExpression): t.BinaryExpression['operator'][] =>
  comparisons[operator] ?? (isText(left) || isText(right) ? [] : (sums[operator] ?? []));

/** Log texts, error messages and names: no test can depend on them. */
const isPlainWord = ({ parent, node }: NodePath<t.StringLiteral>): boolean =>
  (t.isObjectProperty(parent) && parent.key === node) ||
  (t.isNewExpression(parent) &&
    t.isIdentifier(parent.callee) &&
    parent.arguments[0] === node &&
    /Error$|^DOMException$/.test(parent.callee.name)) ||
  (t.isCallExpression(parent) &&
    t.isMemberExpression(parent.callee) &&
    t.isIdentifier(parent.callee.object, { name: 'log' })) ||
  !t.isExpression(node) ||
  t.isImportOrExportDeclaration(parent) ||
  t.isImportExpression(parent) ||
  t.isTSType(parent);

/** Replacements for an expression, one mutant each. */
const alternatives = (path: NodePath<t.Expression>): t.Expression[] => {
  const { node } = path;
  if (t.isBinaryExpression(node) && !t.isPrivateName(node.left)) {
    const { left, right } = node;
    return otherOperators(node).map((operator) => t.binaryExpression(operator, left, right));
  }
  if (t.isLogicalExpression(node))
    return [t.logicalExpression(logic[node.operator] ?? '&&', node.left, node.right)];
  if (t.isUnaryExpression(node, { operator: '!' })) return [node.argument];
  if (t.isBooleanLiteral(node)) return [t.booleanLiteral(!node.value)];
  if (t.isStringLiteral(node))
    return isPlainWord(path as NodePath<t.StringLiteral>)
      ? []
      : [t.stringLiteral(node.value === '' ? 'mutant' : '')];
  if (t.isTemplateLiteral(node) && !t.isTaggedTemplateExpression(path.parent)) return [t.stringLiteral('')];
  return [];
};

/** Replaces a condition by `true` or `false`. */
const fixedConditions = (path: NodePath<t.Expression>): t.Expression[] => {
  const { parent, node } = path;
  const isTest =
    (t.isIfStatement(parent) || t.isConditionalExpression(parent) || t.isLoop(parent)) &&
    'test' in parent &&
    parent.test === node;
  if (!isTest) return [];
  return t.isLoop(parent) ? [t.booleanLiteral(false)] : [t.booleanLiteral(true), t.booleanLiteral(false)];
};

const switchCall = (name: string, number?: number): t.CallExpression =>
  t.callExpression(t.memberExpression(t.identifier('globalThis'), t.identifier(name)), [
    ...(number === undefined ? [] : [t.numericLiteral(number)]),
  ]);

interface Steps {
  remember: (path: NodePath<t.Expression>) => void;
  plant: (path: NodePath<t.Expression>) => void;
  countRounds: (path: NodePath<t.Loop>) => void;
}

const visitorOf = ({ remember, plant, countRounds }: Steps): Visitor =>
  Object.fromEntries([
    ['TSType', (path: NodePath) => path.skip()],
    ['Expression', { enter: remember, exit: plant }],
    ['Loop', countRounds],
  ]);

/**
 * Mutant schemata: plants all mutants of a file at once, each as a branch selected at run time, so that the
 * source is compiled only once. Loops count their rounds, so that an endless one is stopped.
 */
export const plantMutants = (
  code: string,
  file: string,
  first: number,
): { code: string; mutants: Mutant[] } => {
  const mutants: Mutant[] = [];
  const text = (node: t.Node): string => code.slice(node.start ?? 0, node.end ?? 0).replaceAll(/\s+/g, ' ');
  const writtenOut = (node: t.Expression): string => {
    if (t.isBinaryExpression(node) || t.isLogicalExpression(node))
      return `${text(node.left)} ${node.operator} ${text(node.right)}`;
    return t.isBooleanLiteral(node) || t.isStringLiteral(node) ? JSON.stringify(node.value) : text(node);
  };

  /** Mutants of each node, computed from the source before its parts are changed. */
  const pristine = new WeakMap<t.Node, { after: t.Expression; written: string }[]>();
  const planted = new WeakSet<t.Node>();
  const note = (node: t.Node, after: string): number => {
    const number = first + mutants.length;
    mutants.push({ number, file, line: node.loc?.start.line ?? 0, before: text(node), after });
    return number;
  };
  const remember = (path: NodePath<t.Expression>): void => {
    if (planted.has(path.node) || pristine.has(path.node)) return;
    const found = [...alternatives(path), ...fixedConditions(path)];
    pristine.set(
      path.node,
      found.map((after) => ({ after: t.cloneNode(after, true), written: writtenOut(after) })),
    );
  };
  const plant = (path: NodePath<t.Expression>): void => {
    const { node } = path;
    if (planted.has(node)) return;
    planted.add(node);
    let result: t.Expression = node;
    for (const { after, written } of pristine.get(node) ?? []) {
      t.traverseFast(after, (one) => void planted.add(one));
      result = t.conditionalExpression(switchCall('mutantAt', note(node, written)), after, result);
      for (const made of [result, result.test]) planted.add(made);
    }
    if (result === node) return;
    path.replaceWith(t.parenthesizedExpression(result));
    planted.add(path.node);
  };
  const countRounds = (path: NodePath<t.Loop>): void => {
    path.ensureBlock();
    const { body } = path.node;
    if (t.isBlockStatement(body)) body.body.unshift(t.expressionStatement(switchCall('mutantRound')));
  };
  const result = transformSync(code, {
    filename: file,
    configFile: false,
    babelrc: false,
    parserOpts: { plugins: ['typescript'], createParenthesizedExpressions: false },
    plugins: [{ visitor: visitorOf({ remember, plant, countRounds }) }],
  });
  return { code: result?.code ?? code, mutants };
};

import ts from 'typescript';

const handlerNames = /^onKey(?:Down|Up|Press)(?:Capture)?$/;
const eventNames = new Set(['keydown', 'keyup', 'keypress']);
const keyNames = /^(?:Enter|NumpadEnter|Escape|Tab|Arrow(?:Up|Down|Left|Right))$/;

type Handler = ts.ArrowFunction | ts.FunctionExpression | ts.FunctionDeclaration | ts.MethodDeclaration;

const isHandler = (node: ts.Node | undefined): node is Handler =>
  node !== undefined &&
  (ts.isArrowFunction(node) ||
    ts.isFunctionExpression(node) ||
    ts.isFunctionDeclaration(node) ||
    ts.isMethodDeclaration(node));

/** Functions and constant functions of a file by their names. */
function namedHandlers(source: ts.SourceFile): Map<string, Handler> {
  const found = new Map<string, Handler>();
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionDeclaration(node) && node.name) found.set(node.name.text, node);
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name)) {
      const { initializer } = node;
      const inner = initializer && ts.isCallExpression(initializer) ? initializer.arguments[0] : initializer;
      if (isHandler(inner)) found.set(node.name.text, inner);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** The functions that an expression may be, as far as the file says. */
function handlersIn(expression: ts.Expression | undefined, named: Map<string, Handler>): Handler[] {
  if (!expression) return [];
  if (isHandler(expression)) return [expression];
  if (ts.isIdentifier(expression)) return [named.get(expression.text)].filter(isHandler);
  if (ts.isConditionalExpression(expression))
    return [expression.whenTrue, expression.whenFalse].flatMap((one) => handlersIn(one, named));
  return ts.isParenthesizedExpression(expression) ? handlersIn(expression.expression, named) : [];
}

/** Whether a function asks about compositions, itself or in a function of the file that it calls. */
function asks(node: ts.Node, named: Map<string, Handler>, seen = new Set<ts.Node>()): boolean {
  if (seen.has(node)) return false;
  seen.add(node);
  let isFound = false;
  const visit = (one: ts.Node): void => {
    if (ts.isCallExpression(one) && ts.isIdentifier(one.expression)) {
      const { text } = one.expression;
      const called = named.get(text);
      if (text === 'isComposing' || (called && asks(called, named, seen))) isFound = true;
    }
    if (!isFound) ts.forEachChild(one, visit);
  };
  visit(node);
  return isFound;
}

/** A comparison of the key of an event with one that input methods use. */
function comparesKey(node: ts.Node): boolean {
  if (!ts.isBinaryExpression(node)) return false;
  const sides = [node.left, node.right];
  const isKey = (one: ts.Expression) => ts.isPropertyAccessExpression(one) && /^(?:key|code)$/.test(one.name.text);
  return sides.some(isKey) && sides.some((one) => ts.isStringLiteral(one) && keyNames.test(one.text));
}

function enclosing(node: ts.Node): Handler[] {
  const found: Handler[] = [];
  for (let at: ts.Node | undefined = node.parent; at; at = at.parent) if (isHandler(at)) found.push(at);
  return found;
}

/** A function that only keeps events from what is around it. */
const isWall = ({ body }: Handler): boolean => /^\{?\s*\w+\.stopPropagation\(\);?\s*\}?$/.test(body?.getText() ?? '');

const takesEvent = ({ parameters }: Handler): boolean =>
  parameters.some(({ name, type }) => /event/i.test(name.getText()) || /KeyboardEvent/.test(type?.getText() ?? ''));

/** Where a file hears keys, or compares them, without asking whether they belong to a composition: `line: text`. */
export function deafToCompositions(path: string, text: string): { line: number; handler: Handler }[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const named = namedHandlers(source);
  const heard = new Set<Handler>();
  const visit = (node: ts.Node): void => {
    if (ts.isJsxAttribute(node) && handlerNames.test(node.name.getText())) {
      const { initializer } = node;
      const value = initializer && ts.isJsxExpression(initializer) ? initializer.expression : undefined;
      for (const one of handlersIn(value, named)) heard.add(one);
    } else if (ts.isPropertyAssignment(node) && handlerNames.test(node.name.getText())) {
      for (const one of handlersIn(node.initializer, named)) heard.add(one);
    } else if (ts.isMethodDeclaration(node) && handlerNames.test(node.name.getText())) heard.add(node);
    else if (ts.isCallExpression(node) && node.expression.getText().endsWith('addEventListener')) {
      const [event, listener] = node.arguments;
      if (event && ts.isStringLiteral(event) && eventNames.has(event.text))
        for (const one of handlersIn(listener, named)) heard.add(one);
    } else if (comparesKey(node)) {
      const around = enclosing(node);
      const handler = around.find(takesEvent) ?? around[0];
      if (handler && !around.some((one) => takesEvent(one) && asks(one, named))) heard.add(handler);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return [...heard]
    .filter((handler) => !asks(handler, named) && !isWall(handler))
    .map((handler) => ({ line: source.getLineAndCharacterOfPosition(handler.getStart()).line + 1, handler }));
}

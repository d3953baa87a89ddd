import ts from 'typescript';
import type { Point } from './runtime.ts';

const runtime = 'globalThis.pagewrightMutants';
/** Methods of query builders that put a condition. */
const conditions = new Set(['where', 'whereRef', 'on', 'onRef', 'having', 'havingRef']);
const ofWorkspace = /\bws_id\b|\bwsId\b|_ws_id\b/;
/** A comparison of the workspace in a text of SQL: `ws_id = `, `coalesce(ws_id, '') = `. */
const comparison = /((?:coalesce\([^()]*\bws_id\b[^()]*\)|[\w.]*\bws_id)\s*=\s*)([\w.]+)?/g;

/** A comparison whose value is not read yet. */
interface Opened {
  id: string;
  left: string;
}

/**
 * Makes every tenant filter of a source file removable: conditions of query builders that name the workspace, and
 * comparisons with it in `sql` texts, there and at each use of the function that holds them. The text stays the same
 * program as long as nothing is taken away.
 */
export function instrument(file: string, source: string): { code: string; points: Point[] } {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const points: Point[] = [];
  const holders = holdersOf(tree);

  function pointAt(node: ts.Node, text = node.getText(tree)): string {
    const { line, character } = tree.getLineAndCharacterOfPosition(node.getEnd());
    const location = `${file}:${line + 1}:${character + 1}`;
    const twins = points.filter((point) => point.id.startsWith(location)).length;
    const id = twins > 0 ? `${location}.${twins}` : location;
    points.push({ id, text: text.replace(/\s+/g, ' ').slice(0, 120) });
    return id;
  }

  /** The node's text, with everything in it that can be taken away. */
  function render(node: ts.Node): string {
    if (ts.isCallExpression(node)) {
      const made = renderCondition(node) ?? renderUse(node);
      if (made !== undefined) return made;
    }
    if (ts.isTaggedTemplateExpression(node) && isSql(node)) return renderSql(node);
    if (isConstant(node) && holdsPoints(node.initializer)) return renderConstant(node);
    return renderChildren(node);
  }

  function renderChildren(node: ts.Node): string {
    let [text, at] = ['', node.getFullStart()];
    ts.forEachChild(node, (child) => {
      text += source.slice(at, child.getFullStart()) + render(child);
      at = child.getEnd();
    });
    return text + source.slice(at, node.getEnd());
  }

  /** What is made once, as the file is loaded, has to be made again for something to be missing in it. */
  function renderConstant(node: Constant): string {
    const name = source.slice(node.getFullStart(), node.initializer.getFullStart());
    return `${name} ${runtime}.lazily(() => ${render(node.initializer)})`;
  }

  function renderCondition(node: ts.CallExpression): string | undefined {
    const { expression: callee } = node;
    if (!ts.isPropertyAccessExpression(callee) || !conditions.has(callee.name.text)) return undefined;
    const given = node.arguments.map((argument) => argument.getText(tree)).join(', ');
    const isHeldElsewhere = node.arguments.some((argument) => holdsPoints(argument));
    if (!ofWorkspace.test(given) || isHeldElsewhere) return undefined;
    if (/\bawait\b/.test(given)) throw new Error(`${file}: a condition that waits cannot be taken away: ${given}`);
    const id = pointAt(node, `.${callee.name.text}(${given})`);
    const name = source.slice(callee.expression.getEnd(), callee.getEnd());
    const rest = source.slice(callee.getEnd(), node.getEnd());
    return ` ${runtime}.without('${id}', ${render(callee.expression)}, (receiver) => receiver${name}${rest})`;
  }

  /** Whether something within has points of its own: a query below it, a text of SQL, or a use of a holder. */
  function holdsPoints(node: ts.Node): boolean {
    if (ts.isCallExpression(node)) {
      const { expression: callee } = node;
      const isQuery = ts.isPropertyAccessExpression(callee) && conditions.has(callee.name.text);
      if (isQuery && ofWorkspace.test(node.arguments.map((one) => one.getText(tree)).join())) return true;
      if (ts.isIdentifier(callee) && holders.has(callee.text)) return true;
    }
    if (ts.isTaggedTemplateExpression(node) && isSql(node)) return comparesIn(node);
    return ts.forEachChild(node, (child) => holdsPoints(child) || undefined) ?? false;
  }

  function renderUse(node: ts.CallExpression): string | undefined {
    if (!ts.isIdentifier(node.expression) || !holders.has(node.expression.text)) return undefined;
    return ` ${runtime}.within('${pointAt(node)}', () => ${renderChildren(node)})`;
  }

  function renderSql(node: ts.TaggedTemplateExpression): string {
    const { template } = node;
    const tag = source.slice(node.getFullStart(), template.getStart(tree));
    if (ts.isNoSubstitutionTemplateLiteral(template)) return `${tag}\`${separated(node, rawOf(template)).text}\``;
    let part = separated(node, rawOf(template.head), true);
    let text = `${tag}\`${part.text}`;
    for (const { expression, literal } of template.templateSpans) {
      const value = `\${${render(expression)}}`;
      text += part.open === undefined ? value : conditionAt(part.open, value);
      part = separated(node, rawOf(literal), literal.kind !== ts.SyntaxKind.TemplateTail);
      text += part.text;
    }
    return `${text}\``;
  }

  const rawOf = (literal: ts.Node): string =>
    literal
      .getText(tree)
      .replace(/^[`}]/, '')
      .replace(/(`|\$\{)$/, '');

  const conditionAt = ({ id, left }: Opened, right: string): string =>
    `\${${runtime}.condition('${id}', sql, () => sql\`${left}${right}\`)}`;

  /** Makes each comparison a piece of its own. One whose value stands behind the text is left for it to close. */
  function separated(node: ts.Node, text: string, isBeforeValue = false): { text: string; open?: Opened } {
    let open: Opened | undefined;
    const changed = text.replace(comparison, (whole, left: string, right: string | undefined, at: number) => {
      const isLast = isBeforeValue && at + whole.length === text.length;
      if (right === undefined && !isLast) return whole;
      const opened = { id: pointAt(node, whole), left };
      if (right !== undefined) return conditionAt(opened, right);
      open = opened;
      return '';
    });
    return open ? { text: changed, open } : { text: changed };
  }

  const body = render(tree);
  const code = points.length > 0 ? `${runtime}.register(${JSON.stringify(points)});${body}` : source;
  return { code, points };
}

type Constant = ts.VariableDeclaration & { initializer: ts.Expression };

/** A constant of the file, and no function. */
function isConstant(node: ts.Node): node is Constant {
  if (!ts.isVariableDeclaration(node) || !node.initializer || ts.isArrowFunction(node.initializer)) return false;
  return ts.isSourceFile(node.parent.parent.parent);
}

const isSql = ({ tag }: ts.TaggedTemplateExpression): boolean => ts.isIdentifier(tag) && tag.text === 'sql';

function comparesIn(node: ts.TaggedTemplateExpression): boolean {
  return /\bws_id\b[^=]*=/.test(node.template.getText());
}

/** Names of the file's functions that give back conditions in SQL, such as `const ofPlace = (place) => sql…`. */
function holdersOf(tree: ts.SourceFile): Set<string> {
  const names = new Set<string>();
  for (const statement of tree.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name, initializer } of statement.declarationList.declarations) {
      const isHolder =
        initializer &&
        ts.isArrowFunction(initializer) &&
        ts.isTaggedTemplateExpression(initializer.body) &&
        isSql(initializer.body) &&
        comparesIn(initializer.body);
      if (isHolder && ts.isIdentifier(name)) names.add(name.text);
    }
  }
  return names;
}

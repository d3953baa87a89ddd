import ts from 'typescript';

const runtime = 'globalThis.pagewrightRecordMutants';

const swapped: ReadonlyMap<ts.SyntaxKind, string> = new Map([
  [ts.SyntaxKind.EqualsEqualsEqualsToken, '!=='],
  [ts.SyntaxKind.ExclamationEqualsEqualsToken, '==='],
  [ts.SyntaxKind.GreaterThanToken, '>='],
  [ts.SyntaxKind.LessThanToken, '<='],
]);

/** Words of a text of SQL and what stands in their place. */
const words: readonly (readonly [RegExp, string])[] = [
  [/ and /g, ' or '],
  [/ or /g, ' and '],
  [/ is not null/g, ' is null'],
  [/ is null/g, ' is not null'],
  [/\bnot (?=\()/g, ''],
  [/ <> /g, ' = '],
  [/ >= /g, ' > '],
  [/ <= /g, ' < '],
  [/ = /g, ' <> '],
  [/\bdesc\b/g, 'asc'],
  [/ last\b/g, ' first'],
];

/** Makes conditions of a source file changeable, one at a time: the text stays the same program as long as none is. */
export function instrument(file: string, source: string): { code: string; ids: string[] } {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const ids: string[] = [];

  function named(node: ts.Node, what: string): string {
    const { line, character } = tree.getLineAndCharacterOfPosition(node.getStart(tree));
    const name = `${file}:${line + 1}:${character + 1} ${what}`;
    const twins = ids.filter((one) => one === name || one.startsWith(`${name} #`)).length;
    const id = twins === 0 ? name : `${name} #${twins + 1}`;
    ids.push(id);
    return JSON.stringify(id);
  }
  const short = (node: ts.Node): string => node.getText(tree).replace(/\s+/g, ' ').slice(0, 60);
  const choice = (node: ts.Node, what: string, [changed, original]: [string, string]): string =>
    ` (${runtime}.is(${named(node, what)}) ? (${changed}) : (${original}))`;

  function render(node: ts.Node): string {
    if (ts.isTypeNode(node)) return node.getFullText(tree);
    if (ts.isBinaryExpression(node)) {
      const made = binary(node);
      if (made !== undefined) return made;
    }
    if (ts.isConditionalExpression(node)) return conditional(node);
    if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken) {
      return choice(node, `${short(node)} → without !`, [node.operand.getText(tree), `!${render(node.operand)}`]);
    }
    if (ts.isTaggedTemplateExpression(node) && /^sql\b/.test(node.tag.getText(tree))) return sqlText(node);
    return children(node);
  }

  function children(node: ts.Node): string {
    let [text, at] = ['', node.getFullStart()];
    ts.forEachChild(node, (child) => {
      text += source.slice(at, child.getFullStart()) + render(child);
      at = child.getEnd();
    });
    return text + source.slice(at, node.getEnd());
  }

  function binary(node: ts.BinaryExpression): string | undefined {
    const { kind } = node.operatorToken;
    const whole = () => `${render(node.left)} ${node.operatorToken.getText(tree)} ${render(node.right)}`;
    const other = swapped.get(kind);
    if (other !== undefined) {
      const changed = `${node.left.getText(tree)} ${other} ${node.right.getText(tree)}`;
      return choice(node, `${short(node)} → ${other}`, [changed, whole()]);
    }
    if (kind === ts.SyntaxKind.AmpersandAmpersandToken || kind === ts.SyntaxKind.BarBarToken) {
      return choice(node, `${short(node)} → right`, [node.right.getText(tree), whole()]);
    }
    return undefined;
  }

  /** What narrows types keeps them only as long as the tests do not check types: these sources are run, not compiled. */
  function conditional(node: ts.ConditionalExpression): string {
    const original = `${render(node.condition)} ? ${render(node.whenTrue)} : ${render(node.whenFalse)}`;
    return choice(node, `${short(node)} → else`, [node.whenFalse.getText(tree), original]);
  }

  function sqlText(node: ts.TaggedTemplateExpression): string {
    const original = children(node);
    return literals(node.template).reduce((text, [at, literal]) => {
      const found = words.find(([word]) => literal.search(word) >= 0);
      if (!found) return text;
      const [word, instead] = found;
      const whole = node.getText(tree);
      const start = at - node.getStart(tree);
      const changed = whole.slice(0, start) + literal.replace(word, instead) + whole.slice(start + literal.length);
      return choice(node, `${short(node)} →${instead}`, [changed, text]);
    }, original);
  }

  function literals(template: ts.TemplateLiteral): [at: number, text: string][] {
    const parts = ts.isNoSubstitutionTemplateLiteral(template)
      ? [template]
      : [template.head, ...template.templateSpans.map(({ literal }) => literal)];
    return parts.map((part) => [part.getStart(tree), part.getText(tree)]);
  }

  const body = render(tree);
  return ids.length === 0
    ? { code: source, ids }
    : { code: `${runtime}?.register(${JSON.stringify(ids)});${body}`, ids };
}

import { parse, type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';
import ts from 'typescript';
import { type TermException, termExceptions, unwritten } from './term-exceptions.ts';
import { type Term, terms } from './terms.ts';

/** A visible text: where it is, and what it says in one language. */
export interface VisibleText {
  /** The key of a message, or the file and line of another text. */
  at: string;
  language: 'en' | 'zh';
  text: string;
}

/** A visible text with a word that the list of terms refuses. */
export interface TermFinding extends VisibleText {
  word: string;
  term: Term;
}

interface Options {
  rows?: readonly Term[];
  except?: readonly TermException[];
}

/** The visible texts with refused words. Names of arguments and of their options are not visible. */
export function findTerms(
  texts: Iterable<VisibleText>,
  { rows = terms, except = [...termExceptions, ...unwritten] }: Options = {},
): TermFinding[] {
  const patterns = rows.flatMap((term) => [
    ...(term.not.en ?? []).map((word) => ({ term, word, language: 'en', pattern: patternOf(term, `\\b${word}\\b`) })),
    ...(term.not.zh ?? []).map((word) => ({ term, word, language: 'zh', pattern: patternOf(term, word) })),
  ]);
  const found: TermFinding[] = [];
  for (const visible of texts)
    for (const { term, word, language, pattern } of patterns)
      if (visible.language === language && pattern.test(visible.text) && !isExcepted(visible, word, except))
        found.push({ ...visible, word, term });
  return found;
}

const patternOf = ({ whole }: Term, word: string): RegExp => new RegExp(whole ? `^${word}$` : word, 'i');

const isExcepted = ({ at }: VisibleText, word: string, except: readonly TermException[]): boolean =>
  except.some((one) => one.word === word && (at === one.at || at.startsWith(`${one.at}:`)));

/** The visible parts of a message in the syntax of ICU; each option of a choice is a text of its own. */
export function partsOf(message: string): string[] {
  try {
    return literals(parse(message));
  } catch {
    // Placeholders of the server's own texts are not in this syntax; `verify.ts` checks those of messages.
    return [message];
  }
}

function literals(elements: readonly MessageFormatElement[]): string[] {
  const parts: string[] = [];
  let line = '';
  for (const element of elements) {
    if (element.type === TYPE.literal) line += element.value;
    else if (element.type === TYPE.select || element.type === TYPE.plural) {
      for (const option of Object.values(element.options)) parts.push(...literals(option.value));
      line += ' … ';
    } else if (element.type === TYPE.tag) parts.push(...literals(element.children));
    else line += ' … ';
  }
  return [...parts, line.trim()].filter(Boolean);
}

const hasHan = (text: string): boolean => /\p{Script=Han}/u.test(text);

/**
 * The texts that a source file of the server shows: what it writes under `en-US` and `zh-CN`, and pairs such as
 * `['Name', '名称']`.
 */
export function textsOfSource(file: string, source: string): VisibleText[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const found: VisibleText[] = [];
  const add = (node: ts.Node, language: VisibleText['language']): void => {
    const line = tree.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    const visit = (inner: ts.Node): void => {
      if (ts.isStringLiteralLike(inner)) found.push({ at: `${file}:${line}`, language, text: inner.text });
      else if (ts.isTemplateExpression(inner))
        found.push({
          at: `${file}:${line}`,
          language,
          text: inner
            .getText()
            .slice(1, -1)
            .replaceAll(/\$\{[^}]*\}/g, '…'),
        });
      else ts.forEachChild(inner, visit);
    };
    visit(node);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && ts.isStringLiteral(node.name)) {
      if (node.name.text === 'en-US') add(node.initializer, 'en');
      if (node.name.text === 'zh-CN') add(node.initializer, 'zh');
    }
    if (ts.isArrayLiteralExpression(node) && node.elements.length === 2) {
      const [english, chinese] = node.elements;
      if (
        english &&
        chinese &&
        ts.isStringLiteralLike(english) &&
        ts.isStringLiteralLike(chinese) &&
        hasHan(chinese.text)
      ) {
        add(english, 'en');
        add(chinese, 'zh');
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

/** One line for a person: where, what, and what to write instead. */
export function termText({ at, language, word, term, text }: TermFinding): string {
  return `${at}: "${word}" in “${text.slice(0, 80)}”: write ${language === 'en' ? term.en : term.zh}. ${term.why}`;
}

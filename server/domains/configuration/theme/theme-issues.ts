import type { Diagnostic } from '#engine/document';
import { weakColours } from '#engine/written';
import type { LocalizedText } from '#schemas/localized-text';
import type { RequestIssue } from '#server/kernel/errors/index.ts';
import { colourName } from './token-names.ts';

const least = '4.5:1';
const darker: LocalizedText = {
  'en-US': 'Choose a darker or a lighter color.',
  'zh-CN': '请选择更深或更浅的颜色。',
};
const unfit: LocalizedText = {
  'en-US': 'This is no value of a theme.',
  'zh-CN': '主题不能使用此值。',
};
const forms: LocalizedText = {
  'en-US': 'A color is written as #rrggbb, a size as a number from 0 to 200.',
  'zh-CN': '颜色写作 #rrggbb，尺寸为 0 到 200 的数字。',
};
/** Hints for administrators who fill in the page; all others are for authors of documents. */
const misfits = new Set(['PAGE_VALUE', 'PAGE_TYPE']);

/** The issues of a theme document for the person who chooses its colours, with the pointers of the document. */
export function themeIssues(source: unknown, diagnostics: readonly Diagnostic[]): RequestIssue[] {
  const weak = new Map(weakColours(source).map((colour) => [`/${colour.scheme}/${colour.token}`, colour]));
  return diagnostics.map(({ code, pointer, message, hint }) => {
    const colour = code === 'PAGE_THEME_CONTRAST' ? weak.get(pointer) : undefined;
    if (colour) return { code, pointer, message: contrastText(colour), hint: darker };
    if (misfits.has(code) && /^\/(light|dark|sizes)\//.test(pointer))
      return { code, pointer, message: unfit, hint: forms };
    return { code, pointer, message, ...(hint === undefined ? {} : { hint }) };
  });
}

function contrastText({ ink, ground, ratio }: { ink: string; ground: string; ratio: string }): LocalizedText {
  return {
    'en-US': `“${colourName(ink, 'en-US')}” on “${colourName(ground, 'en-US')}” has a contrast of ${ratio}:1, and ${least} is the least that can be read well.`,
    'zh-CN': `“${colourName(ink, 'zh-CN')}”与“${colourName(ground, 'zh-CN')}”的对比度为 ${ratio}:1，至少需要 ${least} 才能清晰可读。`,
  };
}

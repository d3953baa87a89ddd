import type { Diagnostic } from '#engine/document';
import type { RequestIssue } from '#server/kernel/errors/index.ts';

/** What the compiler of forms finds, in Chinese: by code, with the name and the place that it is about. */
const chinese: Readonly<Record<string, (name: string, at: number) => string>> = {
  FORM_ID_DUPLICATE: (name) => `标识“${name}”已被使用。`,
  FORM_FIELDS_NONE: () => '请添加可保存数据的字段；分组、分割线和说明不计入。',
  FORM_FIELD_UNKNOWN: (name) => `此处没有“${name}”。`,
  FORM_FIELD_MISFIT: () => '与所引用的字段不匹配，请另选。',
  FORM_CONDITION: () => '请设置条件。',
  FORM_FORMULA_CYCLE: (name) => `“${name}”的公式循环引用了自身。`,
  FORM_FORMULA_LIVE: (name, at) =>
    `含 today()、now() 或 me() 的公式中不能这样使用“${name}”（第 ${at} 个字符）。请把这部分放进不含这些函数的公式字段，再在此引用该字段。`,
  FORM_FORMULA_LIVE_ROWS: (name) =>
    `子表的列会保存下来，不能使用随时间或查看者变化的“${name}”。请在主表的公式字段中使用。`,
  FORM_FORMULA_LIVE_UNIQUE: (name) => `“${name}”在查看记录时计算，不能要求唯一。请关闭“唯一”。`,
  FORM_LIMIT: () => '控件过多或嵌套过深。',
  FORM_PATTERN: () => '该正则表达式无效。',
  FORM_PATTERN_COSTLY: () => '该正则表达式匹配此长度的文本耗时过长。请减少重复次数，或缩短字段的最大长度。',
  PAGE_MISSING: () => '请选择或填写。',
  PAGE_NAME_RESERVED: (name) => `不能使用“${name}”作为名称。`,
  PAGE_EXPRESSION_SYNTAX: (_, at) => `公式从第 ${at} 个字符起无法识别。`,
  PAGE_EXPRESSION_NAME: (name, at) => `公式引用了不存在的“${name}”（第 ${at} 个字符）。`,
  PAGE_EXPRESSION_FIELD: (name, at) => `公式引用了不存在的“${name}”（第 ${at} 个字符）。`,
  PAGE_EXPRESSION_FUNCTION: (name, at) => `没有函数“${name}”（第 ${at} 个字符）。`,
  PAGE_EXPRESSION_TYPE: (_, at) => `值的类型不匹配（第 ${at} 个字符）。`,
  PAGE_EXPRESSION_EMPTY: (_, at) => `该函数对此参数始终没有结果（第 ${at} 个字符）。`,
  PAGE_EXPRESSION_LIMIT: () => '公式过长或过于复杂。',
};
const other = (name: string): string => (name === '' ? '此项缺失或无效。' : `“${name}”缺失或无效。`);

/** A diagnostic of a form's design as an issue of the request, in both languages, at `base`. */
export function designIssue({ code, pointer, message, hint, at }: Diagnostic, base: string): RequestIssue {
  const name = /"([^"]*)"/.exec(message)?.[1] ?? '';
  const said = Object.hasOwn(chinese, code) ? chinese[code] : other;
  return {
    pointer: `${base}${pointer}`,
    message: { 'en-US': message, 'zh-CN': (said ?? other)(name, at ?? 1) },
    code,
    ...(hint !== undefined && { hint: { 'en-US': hint, 'zh-CN': '请在表单设计中修改此处后再保存。' } }),
  };
}

import type { LocalizedText } from '#schemas/localized-text';
import type { RequestIssue } from '#server/kernel/errors/index.ts';
import type { ExtendField } from './extension.ts';

const sameField: LocalizedText = { 'en-US': 'Two fields have this name.', 'zh-CN': '字段名称重复。' };
const ownName: LocalizedText = { 'en-US': 'Give each field a name of its own.', 'zh-CN': '请为每个字段取不同的名称。' };
const noOptions: LocalizedText = { 'en-US': 'There is nothing to choose from.', 'zh-CN': '没有可选项。' };
const someOptions: LocalizedText = {
  'en-US': 'Name at least one option, or choose another type.',
  'zh-CN': '请至少填写一个选项，或选择其他类型。',
};
const sameOption: LocalizedText = { 'en-US': 'The option is named twice.', 'zh-CN': '选项重复。' };
const onceEach: LocalizedText = { 'en-US': 'Name each option once.', 'zh-CN': '每个选项只填写一次。' };

const issue = (field: string, message: LocalizedText, hint: LocalizedText): RequestIssue => ({
  pointer: `/fields/${field}`,
  message,
  hint,
});

/** The index of each text that an earlier one equals. */
const repeated = (texts: readonly string[]): number[] =>
  texts.flatMap((text, at) => (texts.indexOf(text) < at ? [at] : []));

/** What a schema cannot say of extra fields: each has a name of its own, and a choice has options. */
export function extendFieldIssues(fields: readonly ExtendField[]): RequestIssue[] {
  return [
    ...repeated(fields.map(({ name }) => name.toLowerCase())).map((at) => issue(`${at}/name`, sameField, ownName)),
    ...fields.flatMap(({ type, options = [] }, at) => [
      ...(type === 'select' && options.length === 0 ? [issue(`${at}/options`, noOptions, someOptions)] : []),
      ...repeated(options.map((option) => option.trim())).map((index) =>
        issue(`${at}/options/${index}`, sameOption, onceEach),
      ),
    ]),
  ];
}

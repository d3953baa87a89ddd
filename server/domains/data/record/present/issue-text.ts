import type { RecordIssue, RecordIssueCode } from '#engine/forms';
import type { ErrorText } from '#server/kernel/errors/index.ts';

type Texts = Readonly<Record<Exclude<RecordIssueCode, 'check'>, readonly [english: string, chinese: string]>>;

/** `#` is the limit. */
const texts: Texts = {
  required: ['A value is required.', '此项为必填。'],
  type: ['The value does not fit this field.', '该值与字段类型不符。'],
  minLength: ['At least # characters.', '至少 # 个字符。'],
  maxLength: ['At most # characters.', '最多 # 个字符。'],
  minimum: ['At least #.', '不能小于 #。'],
  maximum: ['At most #.', '不能大于 #。'],
  minItems: ['At least # of them.', '至少 # 项。'],
  maxItems: ['At most # of them.', '最多 # 项。'],
  enum: ['This is not one of the options.', '不在可选项之内。'],
  format: ['This is not written as the field asks for.', '格式不正确。'],
  pattern: ['This is not written as the field asks for.', '格式不正确。'],
  digits: ['At most # decimal places.', '最多保留 # 位小数。'],
  early: ['Not before #.', '不能早于 #。'],
  late: ['Not after #.', '不能晚于 #。'],
  order: ['The end is before the beginning.', '结束时间早于开始时间。'],
  period: ['At most # days.', '最多 # 天。'],
  unique: ['A row above has this value.', '上方已有一行使用该值。'],
  repeated: ['The same one is chosen twice.', '同一项被重复选择。'],
};

/** What is wrong with a value, in both languages; where the design has a text of its own, that one. */
export function issueText({ code, limit, text }: RecordIssue): ErrorText {
  if (text !== undefined) return text;
  if (code === 'check')
    return { 'en-US': 'The record does not meet a check of the form.', 'zh-CN': '记录未通过表单校验。' };
  const [english, chinese] = texts[code];
  return { 'en-US': english.replace('#', String(limit)), 'zh-CN': chinese.replace('#', String(limit)) };
}

import { budgets, expressionLimits } from '#engine/compiler';
import { examples, type FunctionWords, functions, stateOfExamples, table } from './expression-tables.ts';

const chinese: FunctionWords = {
  head: '| 函数 | 结果 | 作用 |',
  results: {
    text: '文本',
    'date?': '日期或 null',
    number: '数字',
    'number?': '数字或 null',
    boolean: '真或假',
    texts: '文本列表',
    first: '与参数相同',
  },
  takesNull: '自行处理 null。',
  description(english) {
    const text = descriptions[english];
    if (text === undefined)
      throw new Error(`scripts/generate/expression-docs-chinese.ts does not translate: ${english}`);
    return text;
  },
};

/** By the English sentence, so that one that changes has to be translated again. */
const descriptions: Readonly<Record<string, string>> = {
  'Whether it is null, an empty text or a list without items.': '是否为 null、空文本或没有项的列表。',
  'Characters of a text, the same as size.': '文本的字符数，与 size 相同。',
  'So many characters from the beginning.': '从开头取若干个字符。',
  'So many characters from the end.': '从末尾取若干个字符。',
  'From the character with the first number, counted from 1, so many characters.':
    '从第几个字符起（从 1 数起）取若干个字符。',
  'The first text with the third wherever the second was.': '把第一段文本中的第二段全部换成第三段。',
  'All as one text; null adds nothing.': '连成一段文本；null 不增加内容。',
  'The next whole number below.': '向下取整。',
  'The next whole number above.': '向上取整。',
  'What is left of a division, with the sign of the divisor; null for a division by zero.':
    '除法的余数，符号与除数相同；除以零则为 null。',
  'The first to the power of the second; null when that is no number.': '第一个数的若干次方；结果不是数字则为 null。',
  'The square root; null for less than 0.': '平方根；小于 0 则为 null。',
  "In formulas and rules of records: today in the reader's zone, such as 2026-11-29.":
    '用于记录的公式和规则：查看者所在时区的今天，例如 2026-11-29。',
  'In formulas and rules of records: the moment at which it is read.': '用于记录的公式和规则：查看时的时刻。',
  'In formulas and rules of records: the account that reads it, to be compared with a field of people.':
    '用于记录的公式和规则：当前查看者的账号，可与人员字段比较。',
  'The second when the first is true, else the third, or null without it; short for `a ? b : c`.':
    '第一个参数为真时取第二个，否则取第三个，没有第三个则为 null；等同于 `a ? b : c`。',
  'The value after the first condition that is true; a single last value is for all others, else null.':
    '取第一个为真的条件后面的值；最后单独的一个值用于其余情况，没有则为 null。',
  'Whether all are true; short for `a && b`.': '是否全部为真；等同于 `a && b`。',
  'Whether one is true; short for `a || b`.': '是否至少一个为真；等同于 `a || b`。',
  'Whether it is false; short for `!a`.': '是否为假；等同于 `!a`。',
  'Characters of a text, items of a list, keys of an object.': '文本的字符数、列表的项数、对象的键数。',
  'Whether it is null, or has no characters, items or keys. Of a secret it says nothing else.':
    '是否为 null，或没有字符、没有项、没有键。对机密只透露这一点。',
  'Whether a text has so many characters; null has none. Of a secret it says nothing else.':
    '文本是否至少有这么多字符；null 视为没有字符。对机密只透露这一点。',
  'Whether two texts are the same, null like an empty one: a password and its repetition.':
    '两段文本是否相同，null 与空文本视为相同：用于密码及其确认。',
  'What makes a password weak: short (less than 8 characters), notLong (less than 12), notMixed (no letter, or no digit), oneCase.':
    '密码弱在哪里：short（少于 8 个字符）、notLong（少于 12 个）、notMixed（没有字母或没有数字）、oneCase（只有一种大小写）。',
  'Without white space at both ends.': '去掉首尾空白。',
  'In lower case.': '转为小写。',
  'In upper case.': '转为大写。',
  'Whether the second text is in the first.': '第一段文本是否包含第二段。',
  'Whether the first text starts with the second.': '第一段文本是否以第二段开头。',
  'Whether the first text ends with the second.': '第一段文本是否以第二段结尾。',
  'As text.': '转为文本。',
  'As a number; null when it is none.': '转为数字；不是数字则为 null。',
  'As a number without its fraction; null when it is none.': '转为去掉小数的数字；不是数字则为 null。',
  'The first argument that is not null.': '第一个不为 null 的参数。',
  'The first with the fields of the second; a field that is null there is taken away.':
    '以第二个对象的字段覆盖第一个；值为 null 的字段会被去掉。',
  'Rounded to so many decimals, 0 if none are given.': '四舍五入到指定的小数位数，不写则为 0 位。',
  'The smallest.': '最小的一个。',
  'The largest.': '最大的一个。',
  'Without its sign.': '绝对值。',
  'The items as one text, with the second text between them.': '以第二个参数为间隔，把各项连成一段文本。',
  'The parts between the second text.': '以第二个参数为间隔拆分。',
  'The first argument when it is a path of this site, else the second.':
    '第一个参数如果是本站的路径则取它，否则取第二个。',
  'The last two characters, as avatars show them.': '最后两个字符，用于头像。',
  'At most so many characters and then "…"; one of double width, such as a Chinese one, counts as two.':
    '最多这么多个字符，超出部分用“…”代替；汉字这类双倍宽度的字符算两个。',
  'Whole days from the first date to the second, less than 0 when it is before; null when one is no date.':
    '从第一个日期到第二个日期的整天数，早于则小于 0；任一不是日期则为 null。',
  'Hours from the first time to the second, with their fraction.': '从第一个时间到第二个时间的小时数，含小数。',
  'Whole months from the first date to the second.': '从第一个日期到第二个日期的整月数。',
  'Whole years from the first date to the second, such as an age.': '从第一个日期到第二个日期的整年数，例如年龄。',
  'The date so many days later, or earlier for less than 0.': '若干天之后的日期，小于 0 则为之前。',
  'The date so many months later; a month without that day gives its last one.':
    '若干个月之后的日期；当月没有这一天时取最后一天。',
  'The date so many years later; a month without that day gives its last one.':
    '若干年之后的日期；当月没有这一天时取最后一天。',
  'The year of a date; of a time, in UTC.': '日期的年份；时间按 UTC 计算。',
  'The month of a date, 1 to 12; of a time, in UTC.': '日期的月份，1 到 12；时间按 UTC 计算。',
  'The day of the month of a date; of a time, in UTC.': '日期是当月的第几天；时间按 UTC 计算。',
  'The day of the week of a date, 1 for Monday to 7 for Sunday; of a time, in UTC.':
    '日期是星期几，1 为星期一，7 为星期日；时间按 UTC 计算。',
  "A time as text in the visitor's language and zone; style date, time or datetime. In formulas of records, which are stored: 2026-11-24 16:30, in UTC.":
    '以访问者的语言和时区显示时间，样式为 date、time 或 datetime。在会保存的记录公式中为 UTC：2026-11-24 16:30。',
};

const rows = (texts: readonly string[]): string => table(texts, '| 表达式 | 结果 |');

/** docs/expressions.zh-CN.md; its figures and results come from the code, as those of the English page do. */
export function chineseExpressionDocs(): string {
  const { length, maxDepth, maxAstNodes, maxListElements, maxMapEntries, maxCallArguments } = expressionLimits;
  return `<!-- Written by \`npm run generate\` from the engine; do not edit. -->
# 表达式

表达式是文档中的小公式：\`{"$": "state.page + 1"}\`，\`when\`、\`each\`、\`rules\`、\`if\` 和 \`unsaved\` 的内容也是表达式。语法采用 [CEL](https://cel.dev)。表达式在编译文档时解析和检查；浏览器得到的是语法树，只负责求值。表达式不能修改任何内容，不能调用方法，除下列名称外什么也读取不到。

示例中的 \`state\` 是 \`${stateOfExamples}\`，\`data.customers\` 尚未返回。

## 名称

| 名称 | 内容 |
|---|---|
| \`state\` | 本页面、对话框或抽屉声明的状态 |
| \`data\` | 每个已声明接口的返回结果；返回之前为 null |
| \`loading\`、\`failed\` | 接口是否正在调用；失败信息（\`code\`、\`message\`、\`status\`）或 null |
| \`params\` | 传给页面、对话框、抽屉或片段的参数，包括地址中的部分 |
| \`query\` | 地址的查询参数，均为文本 |
| \`user\`、\`env\`、\`locale\` | 当前登录的人或 null；环境；语言 |
| \`page\` | 在对话框和抽屉中：下层页面的 \`state\`、\`data\`、\`params\` |
| \`event\`、\`result\`、\`error\` | 在动作列表中：组件传来的内容；\`then\` 中的返回结果；\`catch\` 中的失败信息 |
| \`each\` 和插槽中的名称 | 列表中的一项，例如 \`row\` |

## 类型

null、真与假、数字、文本、列表和对象。数字只有一种：\`1\` 和 \`1.0\` 相同。任何值都可能为 null。检查器知道状态、参数和返回结果的类型，会报告永远不可能成立的用法。

${rows(examples.types)}

## Null

缺少的值为 null，null 会一路传递，不需要事先判断。结果为 null 的条件视为假。

${rows(examples.missing)}

## 列表

${rows(examples.lists)}

## 函数

\`text.trim()\` 与 \`trim(text)\` 是同一个调用。除非另有说明，任一参数为 null，结果即为 null。除此之外不能调用任何函数。

${functions(chinese)}

${rows(examples.functions)}

## 机密

用户输入的密码和验证码只有产品自带的页面可以读取：作为校验接口的参数时读取整个值，在条件中则只能使用下列函数，它们不会泄露任何一个字符。

${rows(examples.secrets)}

## 与 CEL 的区别

- 数字只有一种类型，不分 \`int\`、\`uint\` 和 \`double\`；除以零得到 null。
- null 会穿过运算符、函数和字段，而 CEL 会报错；不存在的字段或列表项为 null。
- 只能看到普通数据自身的字段：\`constructor\` 和 \`__proto__\` 并不存在。
- 没有 \`matches\`（文档中的模式可能永远运行下去），没有字节、时长、时间戳和类型值。时间是文本或毫秒数，用 \`formatDate\` 显示。
- \`isEmpty\`、\`lengthAtLeast\`、\`sameSecret\`、\`passwordIssues\`、\`coalesce\`、\`merge\`、\`round\`、\`min\`、\`max\`、\`join\`、\`split\`、\`safePath\`、\`last2\`、\`cut\`、\`formatDate\` 以及日期函数是新增的。

两者一致之处，在 \`engine/compiler/expression/differential.test.ts\` 中用随机表达式与 \`cel-js\` 对照。

## 限额

一个表达式最多 ${length} 个字符、${maxAstNodes} 个组成部分、${maxDepth} 层嵌套，列表最多 ${maxListElements} 项，对象最多 ${maxMapEntries} 个键，一次调用最多 ${maxCallArguments} 个参数（PAGE_EXPRESSION_LIMIT）。一次求值最多执行 ${budgets.steps} 步、产生 ${budgets.text} 个字符的文本、深入 ${budgets.depth} 层（ENGINE_EXPRESSION_BUDGET）；超出时只有所在的节点显示错误。
`;
}

import { type ColumnNumbers, hasLostDigits, meaningsOf } from '#schemas/values';
import type { SheetCell } from './cells.ts';
import type { ErrorText } from '#server/kernel/errors/index.ts';

const written = (number: number, separator: string): string => String(number).replace('.', separator);

/** Why a cell is no number of its column although it can be read as one, with what it would mean; undefined for what is no number at all. */
export function numberWords(cell: SheetCell, notation: ColumnNumbers): ErrorText | undefined {
  if (typeof cell === 'string' && hasLostDigits(cell)) {
    return {
      'en-US': 'It has more than 15 digits, which a number cannot hold exactly. Import it into a text field.',
      'zh-CN': '超过 15 位数字，数字字段无法准确保存，请导入到文本字段。',
    };
  }
  const { point, comma } = meaningsOf(cell);
  if (point !== undefined && comma !== undefined) {
    return {
      'en-US': `It can be ${point} or ${comma}. Choose how numbers are written.`,
      'zh-CN': `可读作 ${point} 或 ${comma}，请选择数字的书写方式。`,
    };
  }
  const only = point ?? comma;
  if (only === undefined) return undefined;
  if (notation === 'comma') {
    return {
      'en-US': `With a decimal comma this is no number. If it means ${only}, write ${written(only, ',')}.`,
      'zh-CN': `按逗号作小数分隔时这不是数字。若表示 ${only}，请写作 ${written(only, ',')}。`,
    };
  }
  return {
    'en-US': `With a decimal point this is no number. If it means ${only}, write ${only}.`,
    'zh-CN': `按小数点书写时这不是数字。若表示 ${only}，请写作 ${only}。`,
  };
}

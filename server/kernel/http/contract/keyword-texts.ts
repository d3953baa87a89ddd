import type { ErrorObject } from 'ajv/dist/2020.js';
import type { RequestIssue } from '../../errors/index.ts';

const wrongTime: RequestIssue['message'] = {
  'en-US': 'There is no such date or time.',
  'zh-CN': '日期或时间无效。',
};

/** The later one of two equal items. */
function repeated({ instancePath, params }: ErrorObject): RequestIssue {
  const indexes = [params['i'], params['j']].filter((index) => typeof index === 'number');
  const later = indexes.length === 0 ? instancePath : `${instancePath}/${Math.max(...indexes)}`;
  return { pointer: later, message: { 'en-US': 'This is in the list twice.', 'zh-CN': '列表中有重复的项。' } };
}

/** The issue of a keyword that the reporter does not know, in both languages. */
export function keywordIssue(error: ErrorObject): RequestIssue {
  const { instancePath: pointer, keyword, message, params } = error;
  if (keyword === 'uniqueItems') return repeated(error);
  if (keyword === 'format' && String(params['format']).startsWith('date')) return { pointer, message: wrongTime };
  return {
    pointer,
    message: {
      'en-US': message ? `This ${message}.` : `This breaks the rule ${keyword}.`,
      'zh-CN': '此值不符合要求。',
    },
  };
}

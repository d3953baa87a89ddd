import { valuesOf } from '#kinds';
import type { Query } from '#server/kernel/db/index.ts';
import type { RequestIssue } from '#server/kernel/errors/index.ts';
import type { DesignField } from '../../design/table-design.ts';

type Words = RequestIssue['message'];

const notPicture: Words = { 'en-US': 'This field takes pictures alone.', 'zh-CN': '该字段只能存放图片。' };

const otherEnding = (extensions: readonly string[]): Words => ({
  'en-US': `This field takes files that end in: ${extensions.join(', ')}.`,
  'zh-CN': `该字段只接受以下扩展名的文件：${extensions.join('、')}。`,
});

/** In a unit that people read. */
function sizeText(bytes: number, bytesWord: string): string {
  if (bytes < 1024) return `${bytes} ${bytesWord}`;
  return bytes < 1_048_576 ? `${Math.floor(bytes / 1024)} KB` : `${Math.floor((bytes / 1_048_576) * 10) / 10} MB`;
}

const tooLarge = (bytes: number): Words => ({
  'en-US': `A file of this field has at most ${sizeText(bytes, 'bytes')}.`,
  'zh-CN': `该字段的每个文件不超过 ${sizeText(bytes, '字节')}。`,
});

const endingOf = (name: string): string => name.slice(name.lastIndexOf('.') + 1).toLowerCase();

/** What the field does not take of a file, without a word of the file itself, which may be another person's. */
function misfitOf({ kind }: DesignField, file: { filename: string; size: number; mime: string }): Words | undefined {
  if (valuesOf(kind).isPicture) return file.mime.startsWith('image/') ? undefined : notPicture;
  if (kind.type !== 'file') return undefined;
  const { max_size: most, extensions = [] } = kind;
  if (most !== undefined && file.size > most) return tooLarge(most);
  return extensions.length > 0 && !extensions.includes(endingOf(file.filename)) ? otherEnding(extensions) : undefined;
}

/** Why a field does not take files that are put into it, by their ids: the form asks the same, and is not trusted. */
export async function fileMisfits(
  query: Query,
  wsId: string,
  field: DesignField,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Words>> {
  if (valuesOf(field.kind).refersTo !== 'files') return new Map();
  const rows = await query
    .selectFrom('files')
    .select(['id', 'filename', 'size', 'mime'])
    .where('ws_id', '=', wsId)
    .where('id', 'in', ids)
    .where('purpose', '=', 'record')
    .execute();
  return new Map(
    rows.flatMap((file): [string, Words][] => {
      const words = misfitOf(field, file);
      return words ? [[file.id, words]] : [];
    }),
  );
}

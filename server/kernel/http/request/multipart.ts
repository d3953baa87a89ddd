import type { FastifyRequest } from 'fastify';
import type { ErrorCode, Operation } from '#openapi';
import { DomainError, Failure, Invalid } from '../../errors/index.ts';
import type { UploadedFile } from '../../call/handler.ts';
import type { Upload } from '../../uploads/uploads.ts';

export interface MultipartBody {
  /** Text fields. */
  fields: Record<string, unknown>;
  /** The field that the file came in. */
  fileField?: string;
  file?: UploadedFile;
}

/** Reads a multipart body within its limits, its file to the disk: one file, few and short fields. */
export async function readMultipart(
  request: FastifyRequest,
  operation: Operation,
  upload: Upload,
): Promise<MultipartBody> {
  const body: MultipartBody = { fields: {} };
  try {
    for await (const part of request.parts()) {
      if (Object.hasOwn(body.fields, part.fieldname) || part.fieldname === body.fileField) throw twice(part.fieldname);
      if (part.type === 'field') {
        body.fields[part.fieldname] = part.value;
        continue;
      }
      const stored = await upload.store(part.file);
      if (part.file.truncated) throw new DomainError(tooLarge(operation));
      body.file = { fileName: part.filename, claimedType: part.mimetype, ...stored };
      body.fileField = part.fieldname;
    }
  } catch (error) {
    throw translated(error);
  }
  if (!body.file && operation.errors.includes('file_missing'))
    throw new Failure('file_missing', undefined, { pointer: '/file' });
  return body;
}

/** What a file above every limit is refused with. */
function tooLarge({ errors }: Operation): ErrorCode {
  const codes: readonly ErrorCode[] = ['record_file_too_large', 'file_too_large'];
  return codes.find((code) => errors.includes(code)) ?? 'request_too_large';
}

const twice = (name: string): Invalid =>
  new Invalid({
    issues: [{ pointer: `/${name}`, message: { 'en-US': `"${name}" is sent twice.`, 'zh-CN': `“${name}”重复提交。` } }],
  });

/** Whether the file could not be written, which is no issue of the request. */
function isOfDisk(error: unknown): boolean {
  const calls: unknown[] = ['mkdir', 'open', 'write', 'stat', 'scandir', 'rm'];
  return error instanceof Error && 'syscall' in error && 'errno' in error && calls.includes(error.syscall);
}

/** Codes of @fastify/multipart that mean too many or too large parts; what else goes wrong is unreadable text. */
function translated(error: unknown): unknown {
  if (error instanceof DomainError) return error;
  if (isOfDisk(error)) return error;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'FST_FILES_LIMIT')
    return new Invalid({
      issues: [
        {
          pointer: '',
          message: { 'en-US': 'Only one file is accepted at a time.', 'zh-CN': '一次只能上传一个文件。' },
        },
      ],
    });
  if (code === 'FST_PARTS_LIMIT' || code === 'FST_FIELDS_LIMIT') {
    return new Invalid({
      issues: [{ pointer: '', message: { 'en-US': 'The form has too many parts.', 'zh-CN': '表单的部分过多。' } }],
    });
  }
  if (code === 'FST_PROTO_VIOLATION')
    return new Invalid({
      issues: [
        { pointer: '', message: { 'en-US': 'A field name is not accepted.', 'zh-CN': '有一个字段名不被接受。' } },
      ],
    });
  return new DomainError('malformed_request');
}

import { BrokenArchive } from '../kernel/archive/read-tar.ts';
import { NotEmpty, UnfitParts } from '../kernel/db/backup/index.ts';
import { DatabaseSetup, DatabaseUnavailable, DirectoryInUse } from '../kernel/db/index.ts';
import { ContractIncomplete } from '../kernel/http/contract/check-rules.ts';
import { WrongSecret } from './check-secret.ts';
import { UnreadablePages } from '../kernel/documents/shipped.ts';
import { DemoData } from '../seeds/demo-mark.ts';
import { BadSetting, type Settings } from '../kernel/foundation/settings.ts';

const speaking = [
  BadSetting,
  BrokenArchive,
  NotEmpty,
  UnfitParts,
  DemoData,
  WrongSecret,
  DirectoryInUse,
  DatabaseSetup,
  DatabaseUnavailable,
  ContractIncomplete,
  UnreadablePages,
];

/** What to print instead of a stack, when the reason is one that a person can mend. */
export function knownFailure(error: unknown, settings?: Pick<Settings, 'host' | 'port'>): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if (speaking.some((kind) => error instanceof kind)) return error.message;
  const code = 'code' in error ? error.code : undefined;
  const address = settings ? `${settings.host}:${settings.port}` : 'the address';
  if (code === 'EADDRINUSE')
    return `${address} is in use by another program. Stop it, or choose another port with PORT.`;
  if (code === 'EACCES' && 'syscall' in error && error.syscall === 'listen')
    return `This user may not listen on ${address}. Choose a port above 1023 with PORT.`;
  if (code === 'EADDRNOTAVAIL') return `${address} is no address of this machine. Choose another with HOST.`;
  if (code === 'EEXIST' && 'path' in error) return `${String(error.path)} exists already. Choose another name.`;
  if (code === 'ENOENT' && 'path' in error) return `${String(error.path)} does not exist.`;
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS' || code === 'ENOSPC')
    return `The data directory cannot be written: ${error.message}. Choose another with DATA_DIR.`;
  return undefined;
}

import {
  createTestHost as createHost,
  type TestHost,
  type TestHostOptions,
} from '../../runtime/testing/createTestHost.ts';
import { ownMessages } from '../own-messages.ts';

/** A host in memory that speaks the engine's own English, and keeps what a page did for a test to look at. */
export function createTestHost(options: TestHostOptions = {}): TestHost {
  return createHost({ messages: ownMessages['en-US'], ...options });
}

export type { TestHost, TestHostOptions };

import {
  createTestHost as createHost,
  type TestHost,
  type TestHostOptions,
} from '../../core/testing/createTestHost.ts';
import messages from '../messages.en-US.json' with { type: 'json' };

/** A host in memory that speaks the engine's own English, and keeps what a page did for a test to look at. */
export function createTestHost(options: TestHostOptions = {}): TestHost {
  return createHost({ messages, ...options });
}

export type { TestHost, TestHostOptions };

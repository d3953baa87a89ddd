/** What a document may know about an operation; the generated operation table fits as it is. */
export interface HostOperation {
  /** Cache tags that the answer depends on. */
  readonly reads: readonly string[];
  /** Cache tags that a successful call makes stale. */
  readonly writes: readonly string[];
  /** True when the call changes nothing. */
  readonly safe: boolean;
  /** Documents that the product did not ship may name it. */
  readonly buildable?: boolean;
  /** Such documents may call it without a press, although it changes something, such as saving a draft. */
  readonly withoutGesture?: boolean;
  /** Fields of its answer that are shown once, such as a one-time password. */
  readonly secretFields?: readonly string[];
  /** Names of the query parameters; a null among them is left out. */
  readonly query?: readonly string[];
}

/** Bytes that have travelled; `total` is 0 while the number is unknown. */
export interface HostProgress {
  loaded: number;
  total: number;
}

/** A published document that is not as the product ships it. */
export interface ChangedDocument {
  readonly id: string;
  /** Of its changes. */
  readonly version: string;
}

/** How a call is made, beside its arguments. */
export interface HostCallOptions {
  /** The changed document that makes it: the server then checks its rights beside the reader's. */
  document?: ChangedDocument;
  signal?: AbortSignal;
  idempotencyKey?: string;
  /** Hears how much of the arguments has left. */
  onProgress?: (progress: HostProgress) => void;
  /** Hears how much of the answer has arrived. */
  onReceive?: (progress: HostProgress) => void;
  /** The answer is wanted as a `HostFile` with the name that the server gave it, whatever is in it. */
  asFile?: boolean;
}

/** How calls leave the engine; `createClient` of `#openapi/client` has `callNamed` for it. Rejects with an error that has `code` and `message`. */
export interface HostClient {
  /** Resolves when the host's `operations` are all loaded; undefined when they are. Absent: they always are. */
  ready?(): Promise<unknown> | undefined;
  call(id: string, args: Readonly<Record<string, unknown>>, options?: HostCallOptions): Promise<unknown>;
}

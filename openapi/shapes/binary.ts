/** Content of a file as calls take and answer it: a browser's or Node's `Blob` or `File`. */
export interface BinaryContent {
  readonly size: number;
  /** Media type; empty when unknown. */
  readonly type: string;
  arrayBuffer(): Promise<ArrayBuffer>;
  text(): Promise<string>;
}

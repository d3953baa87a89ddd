import type { DocumentSource, NodeSource, Value } from '#engine/document';
import type { Messages } from '#engine/designer';
import type { Schemas } from '#openapi';
import type { CallReader } from '../../../kit/preview/safe-call.ts';
import type { Languages } from '../../model/design.ts';
import type { Designer } from '../../model/designer.ts';
import type { Answer } from './useAnswer.ts';

/** What the form of a block is about. */
export interface BlockFormProps {
  id: string;
  node: NodeSource;
  /** The fragment that the node shows, with its palette. */
  block: DocumentSource;
  designer: Designer;
  /** Whose lists the block may show; absent: the page is of no application. */
  application: string | undefined;
  ask: CallReader;
  languages: Languages;
  messages: Messages;
}

/** What an input shows, and how it is filled in. */
export interface PickerProps {
  id: string;
  label: string;
  hint: string | undefined;
  value: Value;
  set: (value: Value | undefined) => void;
}

/** The table behind the menu that a field, conditions or an order are of. */
export interface TableProps {
  menu: string;
  table: Answer<Schemas['RecordTable']>;
}

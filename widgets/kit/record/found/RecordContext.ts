import { createContext } from 'react';
import type { RecordValues } from '#engine/forms';

const nothing: RecordValues = {};

/** The record of the form around a field, as it would be saved now; read when a call is made, without a subscription. */
export const RecordContext = createContext<() => RecordValues>(() => nothing);

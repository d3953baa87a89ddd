import { defineControl } from '../base/define-control.ts';

export const control = defineControl('serial', {});

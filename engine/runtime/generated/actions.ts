// Written by `npm run generate`; do not edit.
import { awaitMessage } from '../actions/awaitMessage/awaitMessage.ts';
import { branch } from '../actions/branch/branch.ts';
import { call } from '../actions/call/call.ts';
import { closeDialog } from '../actions/closeDialog/closeDialog.ts';
import { closeDrawer } from '../actions/closeDrawer/closeDrawer.ts';
import { confirm } from '../actions/confirm/confirm.ts';
import { copy } from '../actions/copy/copy.ts';
import { download } from '../actions/download/download.ts';
import { emit } from '../actions/emit/emit.ts';
import { enter } from '../actions/enter/enter.ts';
import { focus } from '../actions/focus/focus.ts';
import { forRoles } from '../actions/forRoles/forRoles.ts';
import { keep } from '../actions/keep/keep.ts';
import { keepInTab } from '../actions/keepInTab/keepInTab.ts';
import { navigate } from '../actions/navigate/navigate.ts';
import { openDialog } from '../actions/openDialog/openDialog.ts';
import { openDrawer } from '../actions/openDrawer/openDrawer.ts';
import { postMessage } from '../actions/postMessage/postMessage.ts';
import { recall } from '../actions/recall/recall.ts';
import { recallInTab } from '../actions/recallInTab/recallInTab.ts';
import { refresh } from '../actions/refresh/refresh.ts';
import { renew } from '../actions/renew/renew.ts';
import { repeat } from '../actions/repeat/repeat.ts';
import { run } from '../actions/run/run.ts';
import { setLocale } from '../actions/setLocale/setLocale.ts';
import { setSize } from '../actions/setSize/setSize.ts';
import { setState } from '../actions/setState/setState.ts';
import { signOut } from '../actions/signOut/signOut.ts';
import { startCountdown } from '../actions/startCountdown/startCountdown.ts';
import { submitForm } from '../actions/submitForm/submitForm.ts';
import { toast } from '../actions/toast/toast.ts';
import { upload } from '../actions/upload/upload.ts';
import { validate } from '../actions/validate/validate.ts';
import { wait } from '../actions/wait/wait.ts';

export const actionRegistry = {
  awaitMessage,
  branch,
  call,
  closeDialog,
  closeDrawer,
  confirm,
  copy,
  download,
  emit,
  enter,
  focus,
  forRoles,
  keep,
  keepInTab,
  navigate,
  openDialog,
  openDrawer,
  postMessage,
  recall,
  recallInTab,
  refresh,
  renew,
  repeat,
  run,
  setLocale,
  setSize,
  setState,
  signOut,
  startCountdown,
  submitForm,
  toast,
  upload,
  validate,
  wait,
};

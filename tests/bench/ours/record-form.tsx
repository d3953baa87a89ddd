/** Pagewright's `RecordForm` without rules. */
import { serveRecordForm } from './record-form-page.tsx';

serveRecordForm(0);

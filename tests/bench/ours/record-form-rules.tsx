/** The same form with thirty rules. */
import { serveRecordForm } from './record-form-page.tsx';

serveRecordForm(30);

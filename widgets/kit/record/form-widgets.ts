import { FormFiles } from './files/FormFiles.tsx';
import { FormImages } from './files/FormImages.tsx';
import { FormSignature } from './files/FormSignature.tsx';
import { FormCascade } from './FormCascade.tsx';
import { FormCell, FormColumns, FormDivider, FormGrid, FormSection, FormTabs } from './FormLayout.tsx';
import { FormPercent } from './FormPercent.tsx';
import { FormRows } from './FormRows.tsx';
import { FormValue } from './FormValue.tsx';
import { FormDepartments } from './found/FormDepartments.tsx';
import { FormOptions } from './found/FormOptions.tsx';
import { FormPeople } from './found/FormPeople.tsx';

/** The widgets that only a record form's own nodes name. */
export const formWidgets = {
  FormCascade,
  FormCell,
  FormColumns,
  FormDepartments,
  FormDivider,
  FormFiles,
  FormGrid,
  FormImages,
  FormOptions,
  FormPeople,
  FormPercent,
  FormRows,
  FormSection,
  FormSignature,
  FormTabs,
  FormValue,
};

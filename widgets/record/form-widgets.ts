import { FormCascade } from './FormCascade.tsx';
import { FormCell, FormColumns, FormDivider, FormGrid, FormSection, FormTabs } from './FormLayout.tsx';
import { FormPercent } from './FormPercent.tsx';
import { FormRows } from './FormRows.tsx';
import { FormValue } from './FormValue.tsx';

/** The widgets that only a record form's own nodes name. */
export const formWidgets = {
  FormCascade,
  FormCell,
  FormColumns,
  FormDivider,
  FormGrid,
  FormPercent,
  FormRows,
  FormSection,
  FormTabs,
  FormValue,
};

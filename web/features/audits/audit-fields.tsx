import { academicPeriods } from '#datasets/kit/wizard-choices.ts';
import { audits } from '#web/messages/en/people/audits.ts';
import { FormField } from '#web/ui/forms/form-field.tsx';

const words = audits.fields;

/** As they are filled in. */
export interface AuditFields {
  district: string;
  year: string;
  due: string;
}

export const yearOf = ({ year }: AuditFields): number | null => {
  const number = Number(year);
  return /^\d{4}$/.test(year.trim()) && number >= 2000 && number <= 2100 ? number : null;
};

export const isComplete = (fields: AuditFields): boolean => fields.district.trim() !== '' && yearOf(fields) !== null;

interface AuditFieldsetProps {
  fields: AuditFields;
  /** Someone wanted to go on: what is missing is said. */
  checked: boolean;
  /** The class that its files were read for; null without files. */
  filesOf?: number | null;
  onChange: (fields: AuditFields) => void;
}

/** District, class, with the school years that follow from it, and the day the files are due. */
export function AuditFieldset({ fields, checked, filesOf = null, onChange }: AuditFieldsetProps) {
  const year = yearOf(fields);
  return (
    <>
      <FormField
        label={words.district}
        value={fields.district}
        maxLength={200}
        problem={checked && fields.district.trim() === '' ? words.districtWrong : undefined}
        onChange={(district) => onChange({ ...fields, district })}
      />
      <FormField
        label={words.year}
        value={fields.year}
        maxLength={4}
        hint={year === null ? words.yearHint : yearHint(year, filesOf)}
        problem={checked && year === null ? words.yearWrong : undefined}
        onChange={(text) => onChange({ ...fields, year: text })}
      />
      <FormField type="date" label={words.due} value={fields.due} onChange={(due) => onChange({ ...fields, due })} />
    </>
  );
}

function yearHint(year: number, filesOf: number | null): string {
  const years = words.years(academicPeriods(year).join(', '));
  return filesOf === null || filesOf === year ? years : `${years}. ${words.filesAgain}`;
}

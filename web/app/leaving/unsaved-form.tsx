import { useUnsaved } from './use-unsaved.tsx';

/** In a form that is saved by its button: whoever leaves before is asked, since what was typed would be lost. */
export function UnsavedForm({ isChanged }: { isChanged: boolean }) {
  return useUnsaved(isChanged).question;
}

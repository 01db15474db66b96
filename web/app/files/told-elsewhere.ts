import { useEffect } from 'react';

let isTold = false;

/** Whether what is open says already how files come out, so that notices would say it twice. */
export const isToldElsewhere = (): boolean => isTold;

/** While the component is there, it says how files come out. */
export function useTellsFiles(): void {
  useEffect(() => {
    isTold = true;
    return () => {
      isTold = false;
    };
  }, []);
}

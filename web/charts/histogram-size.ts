import { useOnPaper } from '#web/ui/print/on-paper.ts';

/** Pixels, with the axis; lower on paper, where a picture that does not fit leaves the rest of its page empty. */
const HEIGHT = { screen: 216, paper: 160 };

/** Apart from the plot, so that its place is held before the plot is loaded. */
export const usePlotHeight = (): number => (useOnPaper() ? HEIGHT.paper : HEIGHT.screen);

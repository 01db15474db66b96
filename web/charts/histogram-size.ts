/** Height of a histogram with its axis; apart from the plot, so that its place is held before the plot is loaded. */
export const PLOT_HEIGHT = 216;
